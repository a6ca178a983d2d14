// npm run check: what can be told of a change within a minute.
import { runChecks, runTests, sum } from './checks.mjs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled()
const { passed, failed } = sum([await runChecks(), await runTests('unit')])
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
