import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { openTurns } from './turns.ts'

/** Work that is done when it is told to be. */
function openWork() {
  const begun: number[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    work: (name: number) => async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    },
    end: () => ends.shift()?.(),
  }
}

test('so many at once are served, the others in the order in which they came', async () => {
  const { take } = openTurns({ atOnce: 2, longestWait: 60_000 })
  const { begun, work, end } = openWork()
  const done = [1, 2, 3, 4].map((name) => take(work(name)))
  await delay(0)
  expect(begun).toEqual([1, 2])
  end()
  await done[0]
  await delay(0)
  expect(begun).toEqual([1, 2, 3])
  for (let left = 0; left < 3; left++) {
    end()
    await delay(0)
  }
  expect(await Promise.all(done)).toEqual([1, 2, 3, 4])
})

test('who would wait too long is refused at once, and once less waits others are served again', async () => {
  const { take } = openTurns({ atOnce: 1, longestWait: 500 })
  const slow = () => delay(100)
  // Three that wait for each other tell how long one takes.
  await Promise.all([1, 2, 3].map(() => take(slow)))
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => take(slow)))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThanOrEqual(14)
  for (const one of refused) expect(one).toMatchObject({ reason: expect.any(Refusal) })
  expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(2)
  await take(slow)
})

test('work that fails gives its turn on', async () => {
  const { take } = openTurns({ atOnce: 1, longestWait: 1000 })
  const failing = take(() => Promise.reject(new Error('no')))
  const next = take(async () => 'next')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
})
