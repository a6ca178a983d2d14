import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestStore } from '../testing/store.ts'
import { openJobs } from './jobs.ts'

test('work that is handed over before the start is done after it, once each', async () => {
  const store = await openTestStore()
  const jobs = openJobs(store, Fastify().log)
  onTestFinished(async () => {
    await jobs.stop()
    await store.close()
  })
  const done: string[] = []
  await jobs.enqueue('made-work', ['one', 'two'])
  await jobs.enqueue('made-work', ['one'])
  expect(await jobs.counts()).toEqual([])
  await jobs.start([], [{ name: 'made-work', run: async (id) => void done.push(id) }])
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['one', 'two']), { timeout: 60_000 })
})
