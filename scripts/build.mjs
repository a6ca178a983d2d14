// npm run build
import { ensureInstalled } from './install.mjs'
import { buildPortal } from './portal-build.mjs'

await ensureInstalled()
process.exitCode = (await buildPortal()) ? 0 : 1
