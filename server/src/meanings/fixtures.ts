import type { AiSettings } from '../kernel/config.ts'
import type { Services } from '../kernel/services.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { openEmbeddingsServer } from '../testing/embeddings-server.ts'
import { openTestPortal } from '../testing/store.ts'
import { embedLaws } from './follow-laws.ts'
import type { Meanings } from './open-meanings.ts'

/** Has no word in common with the article of `bells` that it asks for. */
export const question = '沙漠之舟的铃铛弄丢了，看管的人要怎么办'

export const bells = makeDocument({
  texts: [textIn('zh', '补铸条例', ['本条例适用于境内。', '骆驼的驼铃遗失的，保管人应当补铸。'])],
})
const taxes = makeDocument({
  texts: [textIn('zh', '税务条例', ['税款应当按期缴纳。']), textIn('ru', 'О налогах', ['Налог.'])],
})

/** The settings of an endpoint at an address. */
export const embeddingsAt = (url: string, changes: Partial<AiSettings> = {}): AiSettings => ({
  url,
  key: 'secret',
  model: 'sample-embed',
  name: 'Sample Embeddings',
  country: 'CN',
  ...changes,
})

/** Has all that changed embedded, and found. */
export async function embedAll(services: Services): Promise<void> {
  await embedLaws(services)
  await services.meanings.caughtUp()
}

/** A portal with two laws, four articles in all, and the endpoint that has told what they mean. */
export async function openEmbedded() {
  const server = await openEmbeddingsServer()
  const portal = await openTestPortal({ embeddings: embeddingsAt(server.url), ai: null })
  for (const document of [bells, taxes]) await saveLaw(portal.services.db, document)
  await portal.follower.caughtUp()
  await embedAll(portal.services)
  return { server, portal }
}

/** What is near to a question; null where nothing is told. */
export async function nearTo(meanings: Meanings, text = question) {
  const [near] = (await meanings.nearest([{ text, countries: [], isOfCountries: false }])) ?? []
  return near ?? null
}
