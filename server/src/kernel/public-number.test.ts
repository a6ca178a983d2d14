import { expect, test } from 'vitest'
import { publicNumber, readPublicNumber } from './public-number.ts'

test.each([
  ['ZS-2026-7K3M-9QXW', 'ZS-2026-7K3M-9QXW'],
  ['zs-2026-7k3m-9qxw', 'ZS-2026-7K3M-9QXW'],
  ['ZS 2026 7K3M 9QXW', 'ZS-2026-7K3M-9QXW'],
  ['ＺＳ－２０２６－７Ｋ３Ｍ－９ＱＸＷ', 'ZS-2026-7K3M-9QXW'],
  ['BG–2026–7K3M–9QXW.', 'BG-2026-7K3M-9QXW'],
  ['bg20267k3m9qxw', 'BG-2026-7K3M-9QXW'],
  ['ZS-2026-7K3M-9QXW-1', 'ZS20267K3M9QXW1'],
  ['7K3M', '7K3M'],
  ['。', ''],
])('%s is read as %s', (typed, number) => {
  expect(readPublicNumber(typed)).toBe(number)
})

test('a number that is given out is read as itself', () => {
  const number = publicNumber('ZS', '2026')
  expect(readPublicNumber(number)).toBe(number)
})
