import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openFileThreads } from './file-threads.ts'

type Asked = 'number' | 'endless' | 'greedy' | 'broken'

/** A thread that answers its number, or does what a file may make it do. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads'
    const acts = {
      number: () => parentPort.postMessage(threadId),
      endless: () => { for (;;); },
      greedy: () => { for (const held = []; ; ) held.push({ held }) },
      broken: () => { throw new Error('a fault of ours') },
    }
    parentPort.on('message', (asked) => acts[asked]())
  `)}`,
)

const openThreads = (rest: number, longestTime = 60_000) =>
  openFileThreads<Asked, number>({
    script,
    name: 'test',
    longestTime,
    memory: 32,
    atOnce: 2,
    longestWait: 60_000,
    rest,
  })

test('a file that never ends is given up, and whoever comes meanwhile is answered', async () => {
  const ask = openThreads(1000, 3000)
  const ended: string[] = []
  const endless = ask('endless').finally(() => ended.push('endless'))
  expect(await ask('number').finally(() => ended.push('number'))).toEqual(expect.any(Number))
  expect(await endless).toBeNull()
  expect(ended).toEqual(['number', 'endless'])
  expect(await ask('number')).toEqual(expect.any(Number))
})

test('a file that fills the memory is given up, and no other with it', async () => {
  const ask = openThreads(1000)
  const [greedy, other] = await Promise.all([ask('greedy'), ask('number')])
  expect(greedy).toBeNull()
  expect(other).toEqual(expect.any(Number))
  expect(await ask('number')).toEqual(expect.any(Number))
})

test('a fault of the thread is told as such, and the next file has another', async () => {
  const ask = openThreads(1000)
  await expect(ask('broken')).rejects.toThrow('a fault of ours')
  expect(await ask('number')).toEqual(expect.any(Number))
})

test('a thread is used again while files come, or ends with each', async () => {
  const [ask, askApart] = [openThreads(60_000), openThreads(0)]
  expect(await ask('number')).toBe(await ask('number'))
  expect(await askApart('number')).not.toBe(await askApart('number'))
})

test('a file that comes as a thread ends for want of files has another', async () => {
  const rest = 1
  const ask = openThreads(rest)
  await ask('number')
  // The clock of its rest was set before: the thread has just been told to end.
  await delay(rest)
  expect(await ask('number')).toEqual(expect.any(Number))
})
