import { expect, test } from 'vitest'
import { together } from './together.ts'

/** A read that ends when it is told to, and answers how many began before it. */
function heldBack() {
  const ends: (() => void)[] = []
  const read = together(async () => {
    const number = ends.length
    await new Promise<void>((resolve) => ends.push(resolve))
    return number
  })
  return { ends, read, began: (many: number) => expect.poll(() => ends.length).toBe(many) }
}

test('who asks while a read runs is answered by one more, which begins after they have asked', async () => {
  const { ends, read, began } = heldBack()
  const first = read()
  await began(1)
  const others = [read(), read(), read()]
  expect(ends).toHaveLength(1)
  ends[0]!()
  expect(await first).toBe(0)
  await began(2)
  ends[1]!()
  expect(await Promise.all(others)).toEqual([1, 1, 1])
  expect(ends).toHaveLength(2)
})

test('a read that fails fails for those it was for alone', async () => {
  let asked = 0
  const read = together(async () => {
    asked += 1
    if (asked === 1) throw new Error('away')
    return asked
  })
  const outcomes = await Promise.allSettled([read(), read()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read()).toBe(2)
})
