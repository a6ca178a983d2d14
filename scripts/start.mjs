// npm start
import { ensureInstalled } from './install.mjs'
import { runNode } from './node-24.mjs'
import { buildPortal } from './portal-build.mjs'

await ensureInstalled()
process.exitCode = (await buildPortal()) ? await runNode(['server/dist/main.js']) : 1
