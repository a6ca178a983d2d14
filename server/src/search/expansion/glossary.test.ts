import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breach, dismissal, makeGlossary, theft } from '../fixtures.ts'

const glossary = makeGlossary([breach, dismissal, theft])

function named(question: string): string[] {
  return glossary.find(question).map(({ concept }) => concept.id)
}

describe('a concept is named', () => {
  test.each([
    ['by its term', '违约责任', ['breach']],
    ['by another word of statutes', '不履行合同义务怎么办', ['breach']],
    ['by an everyday word', '对方毁约了', ['breach']],
    ['in full width', 'ＧＯＴ ＦＩＲＥＤ', ['dismissal']],
    ['in English, inflected', 'They breached our contracts', ['breach']],
    ['in English, words between', 'breach of the supply contract', ['breach']],
    ['in English, by most of its words', 'I was fired', ['dismissal']],
    ['in Russian, inflected', 'за нарушения договоров', ['breach']],
    ['in Russian, by another part of speech', 'меня увольняют с работы', ['dismissal']],
    ['in two languages', 'кража и 毁约', ['breach', 'theft']],
  ])('%s', (_, question, expected) => {
    expect(named(question).toSorted()).toEqual(expected)
  })

  test.each([
    ['by nothing', ''],
    ['by words that say nothing', 'the of and to in by is'],
    ['by a small part of its words', '合同'],
    ['by another word', '天气怎么样'],
    ['by a word of another script', 'zhongguo 123 №'],
  ])('not %s', (_, question) => {
    expect(named(question)).toEqual([])
  })
})

test('Russian words of one beginning and another root name nothing of each other', () => {
  const [citizenship, contraband, consul, trade] = [
    ['гражданство', 'citizenship', '国籍'],
    ['контрабанда', 'smuggling', '走私'],
    ['консул', 'consul', '领事'],
    ['электронная торговля', 'electronic commerce', '电子商务'],
  ].map(([ru, en, zh]) => ({
    id: en!,
    zh: { term: zh!, also: [], lay: [] },
    en: { term: en!, also: [], lay: [] },
    ru: { term: ru!, also: [], lay: [] },
  }))
  const roots = makeGlossary([citizenship!, contraband!, consul!, trade!])
  const namedBy = (question: string) => roots.find(question).map(({ concept }) => concept.id)
  for (const other of ['гражданский кодекс', 'контракт поставки', 'консультация юриста', 'электроэнергия']) {
    expect(namedBy(other), other).toEqual([])
  }
  expect(namedBy('без гражданства')).toEqual(['citizenship'])
  expect(namedBy('за контрабанду')).toEqual(['smuggling'])
  expect(namedBy('к консулу')).toEqual(['consul'])
  expect(namedBy('в электронной торговле')).toEqual(['electronic commerce'])
})

test('says how much of a wording stands in the question', () => {
  const coverageOf = (question: string): number => glossary.find(question)[0]!.coverage
  expect(coverageOf('got fired')).toBeCloseTo(1)
  expect(coverageOf('theft of goods')).toBeCloseTo(1)
  expect(coverageOf('unlawful dismissal of a worker')).toBeCloseTo(1)
  expect(coverageOf('dismissal')).toBeLessThan(0.99)
})

test('says the language it is named in', () => {
  expect(glossary.find('кража').map(({ language }) => language)).toEqual(['ru'])
  expect(glossary.find('theft').map(({ language }) => language)).toEqual(['en'])
})

test('words that one concept has taken name no other that has less of them', () => {
  const near = { ...breach, id: 'near', zh: { term: '违约', also: [], lay: [] } }
  const both = makeGlossary([breach, near]).find('违约责任')
  expect(both[0]?.concept.id).toBe('breach')
  expect(both.find(({ concept }) => concept.id === 'near')?.weight ?? 0).toBeLessThan(both[0]!.weight)
})

test('an empty glossary names nothing', () => {
  expect(makeGlossary([]).find('违约责任')).toEqual([])
})

test('any question is read, and names a concept once', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '违约',
      '责任',
      '毁约',
      'breach ',
      'contract ',
      'нарушение ',
      'договора ',
      '\u0000',
      '😀',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  const questions = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(questions, (question) => {
      const found = glossary.find(question)
      const keys = found.map(({ concept, language }) => `${concept.id} ${language}`)
      expect(new Set(keys).size).toBe(keys.length)
      for (const { coverage, weight } of found) {
        expect(coverage).toBeGreaterThan(0)
        expect(coverage).toBeLessThan(1.0001)
        expect(weight).toBeGreaterThan(0)
      }
    }),
  )
})
