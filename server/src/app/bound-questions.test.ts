import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SearchUnavailable, type SearchEngine } from '../search/door.ts'
import { boundQuestions } from './bound-questions.ts'

/** An engine that answers one question after the other, each after some milliseconds. */
function slowEngine(milliseconds: number): SearchEngine {
  let last: Promise<unknown> = Promise.resolve()
  const answer = () => (last = last.then(() => delay(milliseconds)))
  return { everyId: answer } as unknown as SearchEngine
}

test('questions that would wait too long are refused at once, the others answered, and all of them afterwards', async () => {
  const engine = boundQuestions(slowEngine(40), 400)
  const ask = () => engine.everyId('law', {} as never)
  await Promise.all([ask(), ask(), ask()])
  const start = performance.now()
  const waits: number[] = []
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, () =>
      ask().catch((error: unknown) => {
        waits.push(performance.now() - start)
        throw error
      }),
    ),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThanOrEqual(38)
  for (const one of refused) expect(one).toMatchObject({ reason: expect.any(SearchUnavailable) })
  expect(Math.max(...waits)).toBeLessThan(performance.now() - start)
  expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(2)
  await ask()
})
