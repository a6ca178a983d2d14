// npm test: everything. The last line tells how many passed and failed.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChecks, runTests, sum } from './checks.mjs'
import { findChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './paths.mjs'
import { startPostgres } from './postgres.mjs'
import { buildWeb } from './web-build.mjs'

const step = (name) => process.stdout.write(`\n── ${name}\n`)

function failure(error) {
  process.stderr.write(`✗ ${error.message}\n`)
  return { passed: 0, failures: [error.message] }
}

/** Test files that open a store: they run once on each kind. */
function databaseTests() {
  const server = fileURLToPath(new URL('server/src/', root))
  return readdirSync(server, { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.process.test.ts'))
    .map((file) => join(server, file))
    .filter((file) => readFileSync(file, 'utf8').includes('/testing/store.ts'))
}

async function testOnPostgres() {
  const postgres = await startPostgres().catch(failure)
  if ('failures' in postgres) return [postgres]
  const env = { TEST_DATABASE_URL: postgres.url }
  try {
    const files = databaseTests()
    const unit = await runTests('unit', { env, files })
    return [unit, await runTests('processes', { env })]
  } finally {
    await postgres.stop()
  }
}

async function testInBrowser() {
  try {
    return await runTests('journeys', { env: { CHROMIUM_PATH: await findChromium() } })
  } catch (error) {
    return failure(error)
  }
}

await ensureInstalled()
const results = []
const isBuilt = await buildWeb()
results.push(isBuilt ? { passed: 1, failures: [] } : failure(new Error('The web app could not be built.')))
step('types, lint, format, unused code, arrows')
results.push(await runChecks())
const onPglite = { env: { TEST_DATABASE_URL: '' } }
step('unit and call tests, on the embedded store')
results.push(await runTests('unit', onPglite))
step('portals as processes, on the embedded store')
results.push(await runTests('processes', onPglite))
step('the same on PostgreSQL')
results.push(...(await testOnPostgres()))
step('journeys in the browser')
results.push(await testInBrowser())

const { passed, failures } = sum(results)
if (failures.length > 0) step(['what failed', ...failures].join('\n\n'))
process.exitCode = failures.length > 0 ? 1 : 0
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`)
