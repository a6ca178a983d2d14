import { describe, expect, test } from 'vitest'
import { lawTitle, markdownLaw, passed, readLaw, twoArticles } from './fixtures.ts'
import { readMarkdownLaw } from './markdown.ts'

function units(body: string) {
  return readLaw(body).texts[0]!.units
}

describe('articles', () => {
  test('headings of two levels, paragraphs, an inserted article', () => {
    const body = [
      '### 第一章　总　　则',
      '第一条 样品，是指：',
      '（一）实物；',
      '（二）图样。',
      '#### 第一节 肖 像 权',
      '第一条之一　借用样品不付费。<!-- FORCE BREAK -->',
      '第二条',
      '样品应当归还。',
    ].join('\n\n')
    expect(units(body)).toEqual([
      { level: 1, heading: '第一章 总则' },
      { number: '第一条', text: '样品，是指：\n（一）实物；\n（二）图样。' },
      { level: 2, heading: '第一节 肖像权' },
      { number: '第一条之一', text: '借用样品不付费。' },
      { number: '第二条', text: '样品应当归还。' },
    ])
  })

  test.each([
    ['第 十 条 甲。', '第十条', '甲。'],
    ['**第十条** 甲。', '第十条', '甲。'],
    ['第10条 甲。', '第10条', '甲。'],
    ['笫十条 甲。', '第十条', '甲。'],
    ['\u200b第十条\u00a0甲。', '第十条', '甲。'],
    [
      '第十条 见[乙](https://example.org/)、**丙**、`丁`、<u>戊</u>与<己法>。',
      '第十条',
      '见乙、丙、丁、戊与<己法>。',
    ],
    ['第十条 甲：\n\n| 一 | 二 |\n|---|:-:|\n| 三 | **四** |', '第十条', '甲：\n一　二\n三　四'],
    ['第十条 甲<br>乙', '第十条', '甲\n乙'],
    ['第十条 甲\r\n\r\n乙\r\n', '第十条', '甲\n乙'],
  ])('%j', (line, number, text) => {
    expect(units(line)).toEqual([{ number, text }])
  })

  test('a number without a space begins an article only in its turn', () => {
    const body = '第一条甲。\n第一条 乙。\n第二条丙。\n第一条规定的丁。\n第四条戊。\n第三条的己。'
    expect(units(body)).toEqual([
      { number: '引言', text: '第一条甲。' },
      { number: '第一条', text: '乙。' },
      { number: '第二条', text: '丙。\n第一条规定的丁。\n第四条戊。\n第三条的己。' },
    ])
  })

  test('a subject in brackets is the heading', () => {
    expect(units('第一条 【目的】 为了借用。')).toEqual([
      { number: '第一条', heading: '目的', text: '为了借用。' },
    ])
  })

  test('a preamble and annexes are found like articles', () => {
    const body = [
      '## 序言',
      '样品自古可借。',
      '## 第一章 总则',
      '第一条 借。',
      '附件一：名单',
      '## 一、甲',
      '乙。',
      '附件三所列的丙。',
      '附：',
      '图样',
      '附表：空表',
      '附件九',
    ].join('\n\n')
    expect(units(body)).toEqual([
      { number: '序言', text: '样品自古可借。' },
      { level: 1, heading: '第一章 总则' },
      { number: '第一条', text: '借。' },
      { number: '附件一', heading: '名单', text: '一、甲\n乙。\n附件三所列的丙。' },
      { number: '附', text: '图样' },
      { number: '附表', text: '空表' },
      { level: 1, heading: '附件九' },
    ])
  })

  test('a heading broken in two is one heading; text under a chapter is kept', () => {
    const body =
      '## 第一章 样品、\n\n图样的借用\n\n第一条 甲。\n\n## 第二章 归还\n\n归还应当及时。\n\n第二条 乙。'
    expect(units(body)).toEqual([
      { level: 1, heading: '第一章 样品、图样的借用' },
      { number: '第一条', text: '甲。' },
      { level: 1, heading: '第二章 归还' },
      { number: '第二章', text: '归还应当及时。' },
      { number: '第二条', text: '乙。' },
    ])
  })

  test('a table under its own title after the last article', () => {
    expect(units('第一条 借。\n\n样品费率表一（综合适用）\n\n（注：按月。）')).toEqual([
      { number: '第一条', text: '借。' },
      { number: '样品费率表一（综合适用）', text: '（注：按月。）' },
    ])
  })

  test('a decision has its items for articles', () => {
    const body =
      '为了归还，作如下修改：\n\n一、将第二条修改为：\n\n“第二条 甲。”\n\n三、不是下一项。\n\n二、自公布之日起施行。'
    expect(units(body)).toEqual([
      { number: '引言', text: '为了归还，作如下修改：' },
      { number: '一', text: '将第二条修改为：\n“第二条 甲。”\n三、不是下一项。' },
      { number: '二', text: '自公布之日起施行。' },
    ])
    expect(units('全文一句。\n\n再一句。')).toEqual([{ number: '正文', text: '全文一句。\n再一句。' }])
  })

  test('the title again above the text goes', () => {
    expect(units(`中华人民共和国 样品借用法\n\n${twoArticles}`)[0]).toMatchObject({ number: '第一条' })
  })
})

describe('a law in parts', () => {
  const part = (name: string, body: string, events = [passed]) => ({
    path: `/laws/民法典/${name}.md`,
    text: markdownLaw(`${lawTitle}\n\n# ${name}`, events, body),
  })

  test('is one law, in the order of its articles', () => {
    const law = readMarkdownLaw([
      part('归还编', '## 第一章 期限\n\n第三条 及时归还。'),
      part('附则', '##\n\n第十条 本法自2001年10月1日起施行。'),
      part('总则', '第一条 甲。\n第二条 乙。', [passed, '2002年1月1日 施行']),
    ])
    expect(law).toMatchObject({ effectiveOn: '2002-01-01', adoptedOn: '2001-04-28', amended: false })
    expect(law.texts[0]!.title).toBe(lawTitle)
    expect(law.texts[0]!.units).toEqual([
      { level: 1, heading: '总则' },
      { number: '第一条', text: '甲。' },
      { number: '第二条', text: '乙。' },
      { level: 1, heading: '归还编' },
      { level: 2, heading: '第一章 期限' },
      { number: '第三条', text: '及时归还。' },
      { level: 1, heading: '附则' },
      { number: '第十条', text: '本法自2001年10月1日起施行。' },
    ])
  })
})

test.each(['**a ', '[', '<!-- ', '本法由，', '《', '# #', '附件', '第一条 '])(
  'a great many of %j take no great time',
  (piece) => {
    const body = `第一条 甲。\n${piece.repeat(199_000 / piece.length)}`
    expect(units(body)[0]).toMatchObject({ number: '第一条' })
  },
)

describe('a file that is broken says why', () => {
  test.each([
    ['no mark', '# 某法\n\n第一条 甲。', /INFO END/],
    ['no title', `${passed}\n\n<!-- INFO END -->\n\n第一条 甲。`, /no title line/],
    ['no text', markdownLaw(lawTitle, [passed], ''), /no text after/],
    [
      'an article without text',
      markdownLaw(lawTitle, [passed], '第一条\n\n第二条 甲。'),
      /第一条 has no text/,
    ],
    [
      'a day not in the calendar',
      markdownLaw(lawTitle, ['2021年2月30日 通过'], twoArticles),
      /does not exist: 2021年2月30日/,
    ],
    [
      'too long an article',
      markdownLaw(lawTitle, [passed], `第一条 ${'甲'.repeat(200_001)}`),
      /texts\.0\.units\.0\.text/,
    ],
    ['a character no database takes', markdownLaw(lawTitle, [passed], '第一条 甲\0。'), /U\+0000/],
  ])('%s', (_name, text, reason) => {
    expect(() => readMarkdownLaw([{ path: '/laws/a.md', text }])).toThrow(reason)
  })
})
