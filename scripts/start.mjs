// npm start
import { ensureInstalled } from './install.mjs'
import { runNode } from './node-24.mjs'
import { buildWeb } from './web-build.mjs'

await ensureInstalled()
process.exitCode = (await buildWeb()) ? await runNode(['server/src/main.ts']) : 1
