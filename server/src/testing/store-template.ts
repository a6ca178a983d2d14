import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '../kernel/database/migrate.ts'
import { openPglite } from '../kernel/database/open-pglite.ts'
import { seedGlossary } from '../glossary/seed.ts'
import { seedReference } from '../reference/seed.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const cache = at('../../../node_modules/.cache/portal-test-store/')
const madeFrom = [at('../../migrations/'), at('../../seeds/reference/')]

function templateName(): string {
  const hash = createHash('sha256').update(readFileSync(at('../../package.json')))
  for (const folder of madeFrom) {
    for (const file of globSync('**/*.{ts,json}', { cwd: folder }).toSorted())
      hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Fills a data folder with an embedded store that is migrated and holds the reference data. Making one takes
 * seconds, so one is kept for each state of the migrations and copied.
 */
export async function copyTestStore(dataDir: string): Promise<void> {
  const template = join(cache, templateName())
  if (!existsSync(template)) await makeTemplate(template)
  await cp(join(template, 'pglite'), join(dataDir, 'pglite'), { recursive: true })
}

async function makeTemplate(template: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const draft = await mkdtemp(`${template}-`)
  const store = await openPglite(draft)
  await migrate(store.db)
  await seedReference(store.db)
  await seedGlossary(store.db)
  await store.close()
  // Test files start side by side: whoever is first wins, the others' is as good.
  await rename(draft, template).catch(() => rm(draft, { recursive: true }))
}
