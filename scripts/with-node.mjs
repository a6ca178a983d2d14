// node scripts/with-node.mjs SCRIPT [ARGUMENT...]: runs a script with Node 24, after installing what is missing.
import { ensureInstalled } from './install.mjs'
import { runNode } from './node-24.mjs'

await ensureInstalled()
process.exitCode = await runNode(process.argv.slice(2))
