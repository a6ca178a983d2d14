import type { CallInputs } from '../testing/somebody.ts'

const conceptWords = { term: '样例概念', also: [], lay: [] }

/** Of the glossary. */
export const callInputs: CallInputs = {
  'glossary.saveConcept': async () => ({
    params: { id: 'sample-concept' },
    body: { branch: 'civil', zh: conceptWords, en: conceptWords, ru: conceptWords },
  }),
  'glossary.removeConcept': async (services) => {
    const { id } = await services.db
      .selectFrom('concept')
      .select('id')
      .where('is_removed', '=', false)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return { params: { id } }
  },
  'glossary.page': async () => ({ query: { keyword: '合同' } }),
}
