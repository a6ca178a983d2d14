import { expect, it } from 'vitest'
import { encode } from '../../text/characters.ts'
import { Lexicon } from '../analysis/lexicon.ts'
import { wordsByEnds } from './words-by-ends.ts'

const characters = [...'合同法人民']

function add(lexicon: Lexicon, word: string): void {
  const units = new Uint16Array(word.length)
  lexicon.add(units, 0, encode(word, units, 0))
}

/** All texts of some length over the characters. */
function texts(length: number): string[] {
  return length === 0 ? [''] : texts(length - 1).flatMap((text) => characters.map((one) => text + one))
}

const differences = (one: string, other: string) =>
  [...one].filter((character, at) => character !== other[at]).length

it('words that are one character from a text are found, each once, wherever the character stands', () => {
  const lexicon = new Lexicon()
  const words = [1, 2, 3, 4].flatMap(texts).filter((_, at) => at % 3 !== 0)
  for (const word of words) add(lexicon, word)
  for (const text of [2, 3, 4].flatMap(texts)) {
    const near = words.filter((word) => word.length === text.length && differences(word, text) === 1)
    const found = wordsByEnds(lexicon).oneCharacterFrom(text)
    expect(
      found.map((id) => lexicon.word(id)),
      text,
    ).toEqual(near)
  }
})

it('words that came after the first question are found too', () => {
  const lexicon = new Lexicon()
  add(lexicon, '合同')
  expect(wordsByEnds(lexicon).oneCharacterFrom('合法')).toEqual([0])
  add(lexicon, '人法')
  expect(wordsByEnds(lexicon).oneCharacterFrom('合法')).toEqual([0, 1])
})
