import { expect, test } from 'vitest'
import { run } from '../fixtures.ts'
import { learnTranslations, type WordPair } from './learn-translations.ts'

const pair = (from: string, to: string, weight = 1): WordPair => ({
  from: from.split(' ').filter(Boolean),
  to: to.split(' ').filter(Boolean),
  weight,
})

function learn(pairs: WordPair[]) {
  return run(learnTranslations(pairs))
}

test('a word is owed to the word it keeps company with', () => {
  const table = learn([
    pair('违约 责任', 'breach liability'),
    pair('违约 金额', 'breach amount'),
    pair('侵权 责任', 'tort liability'),
    pair('金额', 'amount'),
  ])
  const first = (word: string) => table.get(word)?.[0]?.word
  expect(first('违约')).toBe('breach')
  expect(first('责任')).toBe('liability')
  expect(first('侵权')).toBe('tort')
  expect(first('金额')).toBe('amount')
})

test('probabilities of a word are at most 1 together, the likeliest first', () => {
  const table = learn([pair('a b', 'x y z'), pair('a', 'x'), pair('b c', 'y z'), pair('c', 'z', 0.3)])
  for (const translations of table.values()) {
    const probabilities = translations.map(({ probability }) => probability)
    expect(probabilities).toEqual(probabilities.toSorted((one, other) => other - one))
    expect(probabilities.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1.0001)
  }
})

test('a pair that weighs more teaches more', () => {
  const table = learn([pair('a', 'x', 1), pair('a', 'y', 0.3)])
  expect(table.get('a')?.map(({ word }) => word)).toEqual(['x', 'y'])
})

test('nothing teaches nothing', () => {
  expect(learn([]).size).toBe(0)
  expect(learn([pair('', 'x'), pair('a', '')]).size).toBe(0)
})
