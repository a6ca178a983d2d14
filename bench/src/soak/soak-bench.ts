import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@portal/protocol/calls.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { addressOf, freshAddress } from '@portal/server/app/fixtures.ts'
import { startPortalProcess, until } from '@portal/server/testing/processes.ts'
import { makeTestPlace } from '@portal/server/testing/store.ts'
import { machine, note, say, table } from '../measure/table.ts'
import { openConnection } from '../portal/ask.ts'

/** No multiple of the kinds of questions, so that each reader asks all of them. */
const readers = 7
const sampleSeconds = 10
/** Megabytes a minute. */
const target = 1

const words = ['合同', '违约责任', 'арбитраж', 'labour contract', 'налог', 'customs', '投资', 'company law']

const pages = [
  '/home',
  '/legal/query?keyword=合同',
  '/service/lawyer',
  '/information/news',
  '/service/demand',
]

/** Something that visitors ask for, by turns: pages, searches that are like no other, lists, in three languages. */
function nextAsked(turn: number): { method: 'GET' | 'POST'; path: string; body?: unknown } {
  const page = pages[turn % pages.length]!
  const keyword = `${words[turn % words.length]} ${turn % 997}`
  switch (turn % 4) {
    case 0:
      return { method: 'GET', path: encodeURI(page) }
    case 1:
      return { method: 'POST', path: addressOf(calls.laws.search), body: { keyword, unit: 'article' } }
    case 2:
      return { method: 'POST', path: addressOf(calls.laws.search), body: { page: turn % 20 } }
    default:
      return { method: 'GET', path: addressOf(calls.home.statistics) }
  }
}

/** One reader who asks until it is over; how many answers came, and how many of them were none. */
async function keepReading(origin: string, first: number, end: number) {
  const connection = openConnection(origin)
  let answers = 0
  let refused = 0
  for (let turn = first; performance.now() < end; turn += readers) {
    const { method, path, body } = nextAsked(turn)
    const language = languages[turn % languages.length]!
    const { status } = await connection.ask(method, path, body, {
      'accept-language': language,
      cookie: `language=${language}`,
      'x-forwarded-for': freshAddress(),
    })
    answers += 1
    if (status !== 200) refused += 1
  }
  connection.close()
  return { answers, refused }
}

/** Megabytes that a process holds (Linux). */
function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

interface Sample {
  minute: number
  megabytes: number
}

/** How many megabytes more there are each minute: the slope of the line that lies nearest (least squares). */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (value: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + value(sample), 0) / samples.length
  const [minute, megabytes] = [mean((sample) => sample.minute), mean((sample) => sample.megabytes)]
  const over = samples.reduce(
    (sum, sample) => sum + (sample.minute - minute) * (sample.megabytes - megabytes),
    0,
  )
  const under = samples.reduce((sum, sample) => sum + (sample.minute - minute) ** 2, 0)
  return over / under
}

/** Whether the memory of a portal on the embedded store levels off while visitors read without a pause. */
export async function benchSoak(minutes: number): Promise<void> {
  const place = await makeTestPlace(undefined)
  Object.assign(place.environment, { DEMO: 'true', TRUST_PROXY: '127.0.0.1' })
  note('Is filled with the demo …')
  const portal = await startPortalProcess(place)
  try {
    await until(async () => (await fetch(`${portal.address}/api/health/ready`)).status === 200)
    const begun = performance.now()
    const end = begun + minutes * 60_000
    const reading = Promise.all(
      Array.from({ length: readers }, (_, first) => keepReading(portal.address, first, end)),
    )
    const samples: Sample[] = []
    while (performance.now() < end) {
      samples.push({
        minute: (performance.now() - begun) / 60_000,
        megabytes: memoryOf(portal.child.pid!),
      })
      await sleep(sampleSeconds * 1000)
    }
    const read = await reading
    report(minutes, samples, read)
  } finally {
    portal.child.kill('SIGKILL')
    await portal.ended
    await place.remove()
  }
}

function report(
  minutes: number,
  samples: readonly Sample[],
  read: readonly { answers: number; refused: number }[],
): void {
  const sum = (of: 'answers' | 'refused') => read.reduce((total, one) => total + one[of], 0)
  const second = samples.filter(({ minute }) => minute >= minutes / 2)
  const slope = slopeOf(second)
  const step = Math.max(1, Math.floor(samples.length / 12))
  say(
    `${readers} readers, ${minutes} minutes, ${sum('answers')} answers, ${sum('refused')} other than 200. ${machine()}\n`,
  )
  const rows = samples
    .filter((_, at) => at % step === 0)
    .map(({ minute, megabytes }) => [minute.toFixed(1), `${megabytes.toFixed(0)} MB`])
  say(table(['minute', 'memory (RSS)'], rows))
  say(
    `\nSecond half: ${slope.toFixed(2)} MB a minute; target below ${target}: ${slope < target ? 'met' : 'missed'}.`,
  )
}
