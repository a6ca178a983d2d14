import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What failed is named by its message alone, which chai would cut after 40 characters. */
const chaiConfig = { truncateThreshold: 2000 }
/**
 * A PostgreSQL server or a browser may be slow on a busy machine; what hangs still ends. A hook may fill a store with
 * the whole demo, while others do too.
 */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 480_000,
  expect: { poll: { timeout: 120_000, interval: 50 } },
  chaiConfig,
}
const tests = ['{protocol,server,web,bench}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs']
const processTests = '**/*.process.test.ts'
/** Of what they load they put something in another's place, which no other file may meet. */
const aloneTests = '**/*.alone.test.ts'

export default defineConfig({
  test: {
    // Each file has a store or a portal of its own; of two processors vitest would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: tests,
          exclude: [processTests, aloneTests, '**/node_modules/**'],
          // Half of a file's time is the loading of what others have loaded already.
          isolate: false,
          ...patience,
        },
      },
      { test: { name: 'alone', include: [aloneTests], exclude: ['**/node_modules/**'], ...patience } },
      // Portals as real processes, on the built web app: a test may start several, and fill them.
      {
        test: {
          name: 'processes',
          include: [processTests],
          exclude: ['**/node_modules/**'],
          ...patience,
          testTimeout: 480_000,
        },
      },
      {
        test: {
          name: 'journeys',
          // Each worker has a portal and a browser, and its files share them with what they have loaded.
          isolate: false,
          globalSetup: ['e2e/harness/global-setup.ts'],
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          maxWorkers: 2,
          // Those of another number run before.
          sequence: { groupOrder: 1 },
          ...patience,
        },
      },
    ],
  },
})
