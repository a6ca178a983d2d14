import { describe, expect, test } from 'vitest'
import { SentenceCutter, type CutSentence } from './cut-sentences.ts'

/** Cuts a text that comes in pieces of a length. */
function cut(text: string, length: number): CutSentence[] {
  const cutter = new SentenceCutter()
  const pieces = text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
  return [...pieces.flatMap((piece) => cutter.push(piece)), ...cutter.end()]
}

describe('what a model writes', () => {
  test.each([
    ['应当赔偿[1]。可以解除。[2][3]还有。', ['应当赔偿。 1', '可以解除。 2,3', '还有。 ']],
    [
      'See Art. 5 of it [1]. It costs 1.5 percent, e.g. a fee. [2] Then? [3]',
      ['See Art. 5 of it. 1', 'It costs 1.5 percent, e.g. a fee. 2', 'Then? 3'],
    ],
    [
      'По ст. 5 и п. 2 ч. 1 за 2020 г. должник платит [1]. Другое [2, 3].',
      ['По ст. 5 и п. 2 ч. 1 за 2020 г. должник платит. 1', 'Другое. 2,3'],
    ],
    ['He said “stop.” [1] Next one [2]', ['He said “stop.” 1', 'Next one 2']],
    [
      'See https://example.org/?q=1 there [1]. Why?! [2]',
      ['See https://example.org/?q=1 there. 1', 'Why?! 2'],
    ],
    ['1. First. [1]\n- **Second** one. [2]', ['First. 1', 'Second one. 2']],
  ])('%s', (text, expected) => {
    for (const length of [1, 2, 3, 7, 1000]) {
      expect(cut(text, length).map((one) => `${one.text} ${one.passages.join(',')}`)).toEqual(expected)
    }
  })

  test('keeps its paragraphs, and no marks or signs that nobody sees', () => {
    const sentences = cut('## Title\n\nOne.\u202e [1] Two. [2]\n\n\n---\nThree. [3]', 4)
    expect(sentences.map(({ text, paragraph }) => [text, paragraph])).toEqual([
      ['Title', 0],
      ['One.', 1],
      ['Two.', 1],
      ['Three.', 2],
    ])
  })

  test('is cut where a sentence does not come to an end', () => {
    expect(cut('слово '.repeat(1000), 50).length).toBeGreaterThan(2)
  })
})
