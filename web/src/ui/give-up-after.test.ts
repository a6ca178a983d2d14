import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveUpAfter, TimedOut } from './give-up-after.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))

test('an answer in time is the answer, and leaves no timer behind', async () => {
  expect(await giveUpAfter(15_000, new AbortController().signal, () => Promise.resolve('answer'))).toBe(
    'answer',
  )
  expect(vi.getTimerCount()).toBe(0)
})

test('a failure in time is that failure', async () => {
  const failing = giveUpAfter(15_000, new AbortController().signal, () =>
    Promise.reject(new Error('refused')),
  )
  await expect(failing).rejects.toThrow('refused')
})

test('after the time the work is told to stop, and the failure says how long it was given', async () => {
  let told: AbortSignal | undefined
  const waiting = giveUpAfter(15_000, new AbortController().signal, (signal) => {
    told = signal
    return never(signal)
  })
  const outcome = waiting.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(told!.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(told!.aborted).toBe(true)
  const error = await outcome
  expect(error).toBeInstanceOf(TimedOut)
  expect((error as TimedOut).seconds).toBe(15)
})

test('work that does not listen is not waited for', async () => {
  const waiting = giveUpAfter(20, new AbortController().signal, () => new Promise(() => {}))
  const outcome = waiting.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(20)
  expect(await outcome).toBeInstanceOf(TimedOut)
})

test('cancelled from outside, it ends at once with that reason', async () => {
  const outside = new AbortController()
  const waiting = giveUpAfter(15_000, outside.signal, never)
  outside.abort(new Error('left the page'))
  await expect(waiting).rejects.toThrow('left the page')
  expect(vi.getTimerCount()).toBe(0)
})
