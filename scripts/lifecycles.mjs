// npm run lifecycles: draws docs/lifecycles.md. With --check: whether it is current.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { drawLifecycles } from './draw-lifecycles.mjs'
import { root } from './paths.mjs'

const file = new URL('docs/lifecycles.md', root)
const paths = globSync('protocol/src/*/lifecycle.ts', { exclude: (path) => path.includes('kernel') })
const modules = await Promise.all(paths.map((path) => import(new URL(path, root))))
const lifecycles = modules
  .flatMap((module) => Object.values(module))
  .filter((one) => one?.moves && one.states)
const drawn = drawLifecycles(lifecycles)

if (!process.argv.includes('--check')) writeFileSync(file, drawn)
else if (readFileSync(file, 'utf8') !== drawn) {
  process.stdout.write('docs/lifecycles.md is not what the tables say: npm run lifecycles\n')
  process.exitCode = 1
}
