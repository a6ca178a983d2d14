import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

const pieces = (text: string) => sentencesOf(text).map(({ from, to }) => text.slice(from, to))

test.each([
  [
    '当事人应当履行义务。违约的，承担责任；损失应当赔偿。',
    ['当事人应当履行义务。', '违约的，承担责任；', '损失应当赔偿。'],
  ],
  [
    'Under Art. 5 of the Act it ends. The court decides.',
    ['Under Art. 5 of the Act it ends.', 'The court decides.'],
  ],
  [
    'Согласно ст. 577 ГК РФ договор расторгается. Суд решает.',
    ['Согласно ст. 577 ГК РФ договор расторгается.', 'Суд решает.'],
  ],
  ['1. Первый пункт\n2. Второй 3.5 % пункт', ['1. Первый пункт', '2. Второй 3.5 % пункт']],
  ['', []],
  [' \n ', []],
])('%s', (text, sentences) => {
  expect(pieces(text)).toEqual(sentences)
})
