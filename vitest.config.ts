import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** A PostgreSQL server or a browser may be slow on a busy machine; what hangs still ends. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 }
const tests = ['{protocol,server,web,bench}/**/*.test.{ts,tsx}']
const processTests = '**/*.process.test.ts'

export default defineConfig({
  test: {
    // Each file has a store or a portal of its own; of two processors vitest would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: 'unit', include: tests, exclude: [processTests, '**/node_modules/**'], ...patience } },
      // Portals as real processes, on the built web app.
      { test: { name: 'processes', include: [processTests], exclude: ['**/node_modules/**'], ...patience } },
      {
        test: {
          name: 'journeys',
          globalSetup: ['e2e/harness/global-setup.ts'],
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
