import { isToldToStop } from './run.mjs'

/**
 * Runs stages in their order, so many at a time, until one has ended after this process was told to stop.
 *
 * @returns the results of those that ran, each of which is a list
 */
export async function runStages(stages, atOnce = 1) {
  const results = []
  const waiting = stages.values()
  const lane = async () => {
    for (const stage of waiting) {
      if (isToldToStop()) break
      results.push(...(await stage()))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return results
}

/** Joins results: how many passed, the failed by name, and the seconds that test files took. */
export function sum(results) {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
    times: results.flatMap(({ times = [] }) => times),
  }
}
