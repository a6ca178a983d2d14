import { expect, test } from 'vitest'
import { decodeInTurn } from './decode-in-turn.ts'

test('of many pictures two are unpacked at once, in their order, and one that fails passes its turn on', async () => {
  const begun: number[] = []
  const ends: ((isRead: boolean) => void)[] = []
  const decoded = Array.from({ length: 6 }, (_, at) =>
    decodeInTurn(async () => {
      begun.push(at)
      const { promise, resolve } = Promise.withResolvers<boolean>()
      ends.push(resolve)
      if (!(await promise)) throw new Error('cannot be read')
      return at
    }),
  )
  const settled = Promise.allSettled(decoded)
  for (let ended = 0; ended < 6; ended += 1) {
    await expect.poll(() => begun.length).toBe(Math.min(ended + 2, 6))
    ends[ended]!(ended !== 2)
  }
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  expect((await settled).map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    false,
    true,
    true,
    true,
  ])
})
