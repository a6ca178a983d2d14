import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { caseIdentity } from '../cases/identity.ts'
import { demoCases, readCase } from '../cases/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { seedDemo } from './demo.ts'
import type { Portal } from './open-portal.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal({ isDemo: true })
})
afterAll(() => portal.close())

const db = () => portal.services.db

async function logged(): Promise<number> {
  return (await db().selectFrom('search_change').select('id').execute()).length
}

test('the corpus is loaded once, and what has grown since is taken up without repeating the rest', async () => {
  const loaded = await logged()
  await seedDemo(portal.services)
  expect(await logged()).toBe(loaded)

  const gone = await db().selectFrom('judicial_case').select('id').limit(1).executeTakeFirstOrThrow()
  await db().deleteFrom('judicial_case').where('id', '=', gone.id).execute()
  await db().updateTable('seed').set({ digest: 'of older files' }).where('name', 'like', 'demo %').execute()
  await seedDemo(portal.services)
  expect(await logged()).toBe(loaded + 1)
  const cases = await db().selectFrom('judicial_case').select('id').execute()
  expect(cases).toHaveLength(demoCases().length)
})

test('every sample case says so, has its texts, and cites articles that are held', async () => {
  const rows = await db().selectFrom('judicial_case').select(['id', 'identity']).execute()
  const ids = new Map(rows.map(({ id, identity }) => [identity, id]))
  for (const document of demoCases()) {
    const id = ids.get(caseIdentity(document))!
    const title = document.texts[0]!.title
    for (const language of languages) {
      const shown = await readCase(portal, id, { language })
      expect(shown.isSample, title).toBe(true)
      expect(shown.sections.length, title).toBeGreaterThan(2)
      const articles = shown.citedArticles.filter(({ articleKey }) => articleKey !== null)
      expect(articles.length, title).toBeGreaterThan(0)
      for (const { lawTitle, articleKey, number } of articles) {
        expect(number, `${title} cites ${articleKey} of ${lawTitle}`).not.toBeNull()
      }
    }
  }
})
