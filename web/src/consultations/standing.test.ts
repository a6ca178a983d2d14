import { expect, test } from 'vitest'
import { publicationActs } from './standing.ts'

const acts = (...actions: Parameters<typeof publicationActs>[0][number]['action'][]) =>
  publicationActs(actions.map((action) => ({ action }))).map(({ act }) => act)

test('what is withdrawn before it was agreed to was refused', () => {
  expect(acts('offer', 'withdraw')).toEqual(['offer', 'refuse'])
  expect(acts('offer', 'agree', 'withdraw')).toEqual(['offer', 'agree', 'withdraw'])
})
