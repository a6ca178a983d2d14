export interface Times {
  count: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** The value that a share of the values does not exceed (nearest rank). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export function timesOf(milliseconds: readonly number[]): Times {
  return {
    count: milliseconds.length,
    p50: quantile(milliseconds, 0.5),
    p99: quantile(milliseconds, 0.99),
  }
}

/** Milliseconds that a piece of work takes, and what it answers. */
export async function timed<T>(work: () => Promise<T> | T): Promise<{ took: number; result: T }> {
  const start = performance.now()
  const result = await work()
  return { took: performance.now() - start, result }
}

/** Times are taken so often. */
export const passes = 3

/** Runs a measurement several times and keeps the pass that other work on the machine disturbed least. */
export async function quietest(run: () => Promise<number[]> | number[]): Promise<Times> {
  let best: Times | null = null
  for (let pass = 0; pass < passes; pass++) {
    const times = timesOf(await run())
    if (!best || times.p99 < best.p99) best = times
  }
  return best!
}
