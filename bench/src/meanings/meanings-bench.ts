import { VectorThread } from '@portal/server/meanings/vector-thread.ts'
import { directionOf } from '@portal/server/meanings/vector.ts'
import { yardsticks } from '@portal/server/meanings/yardsticks.ts'
import { passes, quietest, timed } from '../measure/quantiles.ts'
import { machine, megabytes, milliseconds, note, say, share, table, whole } from '../measure/table.ts'

const dimensions = 1024
const sizes = [15_000, 150_000]
/** Of a message to the thread, as a portal reads them. */
const perMessage = 1_000
const asked = 30
/** Of the nearest, those that the floating numbers have there too are counted. */
const first = 10

/** Numbers that are the same in each run. */
function openRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 8) / 2 ** 24 - 0.5
  }
}

const random = openRandom(20_261_123)
const makeVector = () => Array.from({ length: dimensions }, random)
const makeQuestion = () => ({ direction: directionOf(makeVector()), countries: ['KZ'], isOfCountries: false })

/** Fills a thread; answers how long that took, and how much memory. */
async function fill(thread: VectorThread, size: number) {
  const before = process.memoryUsage.rss()
  let took = 0
  for (let from = 0; from < size; from += perMessage) {
    const put = Array.from({ length: perMessage }, (_, at) => ({
      law: `law ${Math.floor((from + at) / 50)}`,
      key: String(at % 50),
      country: at % 10 === 0 ? 'KZ' : 'CN',
      direction: directionOf(makeVector()),
    }))
    took += (await timed(() => thread.change({ drop: [], put }))).took
  }
  return { took, memory: process.memoryUsage.rss() - before }
}

/** How many of the first that floating numbers find are found in bytes too. */
async function overlap(size: number): Promise<number> {
  const thread = new VectorThread()
  const vectors = Array.from({ length: size }, makeVector)
  const put = vectors.map((vector, at) => ({
    law: String(at),
    key: '1',
    country: 'CN',
    direction: directionOf(vector),
  }))
  await thread.change({ drop: 'all', put, yardsticks: [directionOf(makeVector())] })
  const cosine = (one: readonly number[], other: readonly number[]) => {
    const dot = one.reduce((sum, value, at) => sum + value * other[at]!, 0)
    return dot / (Math.hypot(...one) * Math.hypot(...other))
  }
  let same = 0
  for (let question = 0; question < asked; question++) {
    const vector = makeVector()
    const right = vectors
      .map((other, at) => ({ at: String(at), likeness: cosine(vector, other) }))
      .toSorted((one, other) => other.likeness - one.likeness)
      .slice(0, first)
    const [nearest] = await thread.nearest([
      { direction: directionOf(vector), countries: [], isOfCountries: false },
    ])
    const found = new Set(nearest?.articles.slice(0, first).map(({ law }) => law))
    same += right.filter(({ at }) => found.has(at)).length
  }
  await thread.close()
  return same / (asked * first)
}

/** Vectors without any order, held as a portal holds them: their memory, and how long the nearest take to be found. */
export async function benchMeanings(): Promise<void> {
  const rows: string[][] = []
  for (const size of sizes) {
    note(`${size} vectors…`)
    const thread = new VectorThread()
    const measured = yardsticks.map(() => directionOf(makeVector()))
    await thread.change({ drop: 'all', put: [], yardsticks: measured })
    const { took, memory } = await fill(thread, size)
    const questions = Array.from({ length: asked }, makeQuestion)
    const worked = process.cpuUsage()
    const times = await quietest(async () => {
      const each: number[] = []
      for (let at = 0; at < asked; at++) {
        each.push((await timed(() => thread.nearest([questions[at]!]))).took)
      }
      return each
    })
    const { user, system } = process.cpuUsage(worked)
    await thread.close()
    rows.push([
      whole(size),
      megabytes(size * dimensions),
      megabytes(memory),
      `${(took / 1000).toFixed(1)} s`,
      milliseconds(times.p50),
      milliseconds(times.p99),
      milliseconds((user + system) / 1000 / (passes * asked)),
    ])
  }
  say(
    table(
      ['vectors', 'their bytes', 'memory', 'taken up in', 'nearest p50', 'p99', 'of the processor'],
      rows,
    ),
  )
  const size = 5_000
  say(`Of the first ${first} by floating numbers, of ${whole(size)}: ${share(await overlap(size))} in bytes.`)
  say(machine())
}
