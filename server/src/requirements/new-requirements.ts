import type { Wanted } from '@portal/protocol/kernel/list.ts'
import type { requirementsList } from '@portal/protocol/requirements/lists.ts'
import type { NewAsked, NewThings } from '../kernel/new-things.ts'
import type { Services } from '../kernel/services.ts'
import { requirementLink } from './links.ts'
import { displayed } from './queries.ts'
import { everyRequirement } from './search.ts'

/** The requirements that somebody finds among those published after an instant and shown now; never their own. */
export async function newRequirements(
  { db, engine }: Pick<Services, 'db' | 'engine'>,
  wanted: Wanted<typeof requirementsList>,
  { reader, language, most, after, until }: NewAsked & { reader: string },
): Promise<NewThings> {
  const rows = await displayed(db)
    .select(['id', 'title'])
    .where('account_id', '!=', reader)
    .where('published_at', '>', after)
    .where('published_at', '<=', until)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return { total: 0, newest: [] }
  const ids = new Set(await everyRequirement({ engine }, wanted, language))
  const found = rows.filter(({ id }) => ids.has(id))
  const newest = found.slice(0, most).map(({ id, title }) => ({ title, path: requirementLink(id) }))
  return { total: found.length, newest }
}
