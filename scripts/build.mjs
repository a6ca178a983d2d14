// npm run build
import { ensureInstalled } from './install.mjs'
import { buildWeb } from './web-build.mjs'

await ensureInstalled()
process.exitCode = (await buildWeb()) ? 0 : 1
