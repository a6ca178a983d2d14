import { expect, test } from 'vitest'
import { wordBytes, wordLists } from '../templates/fixtures/word-file.ts'
import { readWord, withNumber } from './read/read-word.ts'

test('paragraphs have the numbers that Word counts for them', () => {
  const clauses = wordLists([
    [
      ['chineseCounting', '第%1条', '<w:pStyle w:val="C"/>'],
      ['decimal', '%1.%2', '<w:isLgl/>'],
      ['lowerLetter', '（%3）'],
    ],
    [['bullet', '•']],
    [['upperRoman', '%1.']],
  ])
  const styles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
    <w:style w:styleId="B"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
    <w:style w:styleId="C"><w:basedOn w:val="B"/></w:style></w:styles>`
  const lines = wordBytes(
    [
      ['C', '标的'],
      [null, '买卖', [1, 1]],
      [null, '设备', [1, 2]],
      [null, '配件', [1, 2]],
      [null, '交付', [1, 1]],
      [null, '当日', [1, 2]],
      ['C', ' '],
      ['C', '价款'],
      [null, '付清', [1, 1]],
      ['C', '无号', [0, 0]],
      [null, '圆点', [2, 0]],
      [null, 'one', [3, 0]],
      [null, 'two', [3, 0]],
      [null, 'seven', [4, 0]],
      [null, 'eight', [3, 0]],
      [null, 'of no list', [9, 0]],
    ],
    { 'word/numbering.xml': clauses, 'word/styles.xml': styles },
  )
  expect(readWord(lines).paragraphs.map(withNumber)).toEqual([
    '第一条 标的',
    '1.1 买卖',
    '（a）设备',
    '（b）配件',
    '1.2 交付',
    '（a）当日',
    '第三条 价款',
    '3.1 付清',
    '无号',
    '圆点',
    'I. one',
    'II. two',
    'VII. seven',
    'VIII. eight',
    'of no list',
  ])
})

test('what stands around a number is no longer than a line, and levels that no list has are none', () => {
  const lists = wordLists([[['decimal', `%1${'.'.repeat(500)}`]]])
  const lines = wordBytes(
    [
      [null, 'one', [1, 0]],
      [null, 'deep', [1, 4_000_000]],
    ],
    { 'word/numbering.xml': lists },
  )
  const numbers = readWord(lines).paragraphs.map(({ number }) => number)
  expect(numbers[0]?.length).toBeLessThan(80)
  expect(numbers[1]).toBeNull()
})

test('a list that a style means has its levels, and a use of it may write one of them in its own way', () => {
  const numbering = `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
    <w:abstractNum w:abstractNumId="0"><w:styleLink w:val="Clauses"/>
      <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
      <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1.%2"/></w:lvl>
    </w:abstractNum>
    <w:abstractNum w:abstractNumId="1"><w:numStyleLink w:val="Clauses"/></w:abstractNum>
    <w:abstractNum w:abstractNumId="2"><w:numStyleLink w:val="Gone"/></w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
    <w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
    <w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="1">
      <w:lvl w:ilvl="1"><w:start w:val="4"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="(%2)"/></w:lvl>
    </w:lvlOverride></w:num>
    <w:num w:numId="4"><w:abstractNumId w:val="2"/></w:num></w:numbering>`
  const lines = wordBytes(
    [
      [null, 'goods', [2, 0]],
      [null, 'kind', [2, 1]],
      [null, 'price', [1, 0]],
      [null, 'sum', [3, 1]],
      [null, 'term', [3, 1]],
      [null, 'delivery', [3, 0]],
      [null, 'of no style', [4, 0]],
    ],
    { 'word/numbering.xml': numbering },
  )
  expect(readWord(lines).paragraphs.map(withNumber)).toEqual([
    '1. goods',
    '1.1 kind',
    '2. price',
    '(d) sum',
    '(e) term',
    '3. delivery',
    'of no style',
  ])
})
