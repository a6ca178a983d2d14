// npm run check: the static checks and the unit and call tests on the embedded store.
import { runChecks, runTests, sum } from './checks.mjs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled()
const { passed, failures } = sum([await runChecks(), await runTests('unit')])
process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
process.exitCode = failures.length > 0 ? 1 : 0
