// npm run check: the static checks and the unit and call tests on the embedded store.
import { runChecks, runTests, unitProjects } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { runStages, sum } from './stages.mjs'

await ensureInstalled()
const results = await runStages([async () => [await runChecks()], async () => [await runTests(unitProjects)]])
const { passed, failures } = sum(results)
process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
process.exitCode = failures.length > 0 ? 1 : 0
