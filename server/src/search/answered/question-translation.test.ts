import { expect, test } from 'vitest'
import { makeIndex, makeLaw } from '../fixtures.ts'
import { placesOf } from './answered-places.ts'
import { pairSlot, questionFeatures } from './question-features.ts'
import { QuestionTranslation } from './question-translation.ts'
import { unitName } from './recall.ts'
import { pairsOfText, type Text } from './text-pairs.ts'

const index = makeIndex([
  makeLaw(
    'lease',
    { zh: '租赁条例' },
    {
      '1': '租赁期届满，出租人返还担保款项。',
      '2': '出租人修理水管。',
      '3': '施工人修理水管。',
      '4': '房东',
    },
  ),
])

function textOf(unit: string): Text {
  const [place] = placesOf(index, [{ group: 'lease', unit }]).get(unitName('lease', unit))!
  return { segment: place!.live.segment, unit: place!.unit }
}

/** What a question says of texts, once others that have one of its pairs were answered by some. */
function translationOf(question: string, answeredPair: string, answers: readonly Text[]) {
  const { pairs } = questionFeatures(question)
  const known = pairs.map((pair) => ({
    slot: pairSlot(pair),
    rarity: 1,
    answers: pair.endsWith(answeredPair) ? answers : [],
  }))
  return new QuestionTranslation({ pairs: known, length: pairs.length, met: 20 }, index.statistics)
}

const of = (translation: QuestionTranslation, unit: string) => translation.of(pairsOfText(textOf(unit)))

test('a text that never answered is likelier to be asked for in the words of those whose answers it shares words with', () => {
  const translation = translationOf('房东不修水管', '房东', [textOf('1')])
  expect(of(translation, '2')).toBeGreaterThan(of(translation, '3'))
  const nothingKnown = translationOf('房东不修水管', '房东', [])
  expect(of(nothingKnown, '2')).toBe(of(nothingKnown, '3'))
})

test('what stands in the text itself says most', () => {
  const translation = translationOf('房东', '房东', [textOf('1')])
  expect(of(translation, '4')).toBeGreaterThan(of(translation, '1'))
  expect(of(translation, '1')).toBeGreaterThan(of(translation, '2'))
  expect(of(translation, '2')).toBeGreaterThan(of(translation, '3'))
  expect(of(translation, '3')).toBe(0)
})

test('two questions that are asked in turn do not disturb each other', () => {
  const [one, other] = [
    translationOf('房东', '房东', [textOf('1')]),
    translationOf('水管', '水管', [textOf('3')]),
  ]
  const alone = of(one, '1')
  expect(of(other, '1')).not.toBe(alone)
  expect(of(one, '1')).toBe(alone)
})

test('a question without Chinese characters says nothing', () => {
  expect(of(translationOf('landlord', '房东', [textOf('1')]), '1')).toBe(0)
})
