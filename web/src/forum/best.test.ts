import { expect, test } from 'vitest'
import { bestOf } from './best.ts'

const liked = (...likes: number[]) => likes.map((count, place) => ({ id: String(place), likes: count }))

test('the comment that is liked the most is known, and none where two are alike', () => {
  expect(bestOf(liked(1, 4, 2))).toBe('1')
  expect(bestOf(liked(3))).toBe('0')
  expect(bestOf(liked(2, 2, 1))).toBe(null)
  expect(bestOf(liked(0, 0))).toBe(null)
  expect(bestOf([])).toBe(null)
})
