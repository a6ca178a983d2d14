import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fragment } from '../door.ts'
import { noExpansion } from '../expansion/expand.ts'
import { makeIndex, makeLaw } from '../fixtures.ts'
import { Marker } from './marker.ts'
import { parseQuestion } from '../question/parse-question.ts'

const text =
  '当事人一方不履行合同义务或者履行合同义务不符合约定的，应当承担继续履行、采取补救措施或者赔偿损失等违约责任。The parties breach contracts; Стороны нарушили договоры.'
const index = makeIndex([makeLaw('law', { zh: '法' }, { '1': text })])

function markerOf(keyword: string): Marker {
  return new Marker(parseQuestion(keyword, index.analyser, index.statistics), noExpansion, index.statistics)
}

function marked(fragments: Fragment[]): string[] {
  return fragments.filter((fragment) => fragment.marked).map((fragment) => fragment.text)
}

test.each([
  ['违约责任', ['违约责任']],
  ['赔偿的', ['赔偿']],
  ['的', ['的']],
  ['breached contract', ['breach', 'contracts']],
  ['Договор', ['договоры']],
  ['“履行合同义务”', ['履行合同义务', '履行', '合同义务', '履行']],
  ['nothing', []],
])('marks the words of %s', (keyword, expected) => {
  const found = marked(markerOf(keyword).mark(text))
  for (const word of expected) expect(found.join('|')).toContain(word)
  if (expected.length === 0) expect(found).toEqual([])
})

test('words that say where nothing is are marked only when nothing else is asked for', () => {
  expect(marked(markerOf('the breach').mark(text))).toEqual(['breach'])
  expect(marked(markerOf('the').mark(text))).toEqual(['The'])
})

test('a snippet shows the part with most of the words', () => {
  const long = `${'甲乙丙丁。'.repeat(60)}${text}${'戊己庚辛。'.repeat(60)}`
  const snippet = markerOf('违约责任 赔偿损失').snippet(long, 'zh')
  expect(marked(snippet)).toContain('违约责任')
  expect(snippet[0]).toEqual({ text: '…', marked: false })
  expect(snippet.at(-1)).toEqual({ text: '…', marked: false })
})

test('fragments put together are a part of the text', () => {
  const piece = fc.oneof(
    fc.constantFrom('合同', '违约', 'contract ', 'breach, ', 'договор ', '。', '😀', '\n'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  const texts = fc.array(piece, { maxLength: 120 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(
      texts,
      fc.constantFrom('合同 违约', 'contracts', '“违约”', 'договоров 合同', ''),
      fc.constantFrom('zh', 'en', 'ru'),
      (any, keyword, language) => {
        const marker = markerOf(keyword)
        expect(
          marker
            .mark(any)
            .map((fragment) => fragment.text)
            .join(''),
        ).toBe(any)
        for (const fragments of [marker.snippet(any, language), marker.opening(any, language)]) {
          const shown = fragments.filter(
            (fragment, place) => fragment.text !== '…' || (place > 0 && place < fragments.length - 1),
          )
          expect(any).toContain(shown.map((fragment) => fragment.text).join(''))
          expect(fragments.every((fragment) => fragment.text !== '')).toBe(true)
        }
      },
    ),
  )
})
