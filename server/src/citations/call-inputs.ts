import type { Services } from '../kernel/services.ts'
import type { CallInputs } from '../testing/somebody.ts'

async function firstLaw({ db }: Services): Promise<string> {
  const { id } = await db.selectFrom('law').select('id').orderBy('address').executeTakeFirstOrThrow()
  return id
}

/** Of citations: of the first law that is held. */
export const callInputs: CallInputs = {
  'citations.card': async (services) => ({
    query: { kind: 'law', id: await firstLaw(services), article: '1' },
  }),
  'citations.citedBy': async (services) => ({
    query: { kind: 'law', id: await firstLaw(services), by: 'law' },
  }),
}
