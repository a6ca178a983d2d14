import type { Database } from '../kernel/database/store.ts'
import { makeLaws } from '../testing/laws.ts'
import { fiveRows, type ListRows } from '../testing/list-rows.ts'
import type { CallInputs } from '../testing/somebody.ts'
import { saveLaw } from './actions/save-law.ts'
import { lawDocument } from './document.ts'

function firstLaw(db: Database) {
  return db.selectFrom('law').select(['id', 'address']).orderBy('address').executeTakeFirstOrThrow()
}

/** Of laws: of the first that is held, and of its first wording. */
export const callInputs: CallInputs = {
  'laws.search': async () => ({ body: { keyword: '宪法', size: 3 } }),
  'laws.coverage': async () => ({}),
  'laws.byAddress': async ({ db }) => ({ query: { address: `/eli/${(await firstLaw(db)).address}` } }),
  'laws.details': async ({ db }) => ({ params: { id: (await firstLaw(db)).id } }),
  'laws.article': async ({ db }) => {
    const { address } = await firstLaw(db)
    const article = await db
      .selectFrom('law_unit')
      .select('key')
      .where('kind', '=', 'article')
      .executeTakeFirstOrThrow()
    return { query: { address: `/eli/${address}/art_${article.key}` } }
  },
  'laws.compare': async ({ db }) => {
    const { id } = await firstLaw(db)
    const version = await db
      .selectFrom('law_version')
      .select('id')
      .where('law_id', '=', id)
      .executeTakeFirstOrThrow()
    return { params: { id }, query: { from: version.id, to: version.id } }
  },
  'laws.table': async () => ({ query: { keyword: '宪法', format: 'csv' } }),
  'laws.docx': async ({ db }) => ({ params: { id: (await firstLaw(db)).id } }),
  'laws.pdf': async ({ db }) => ({ params: { id: (await firstLaw(db)).id } }),
  'laws.levels': async ({ db }) => {
    await saveDoubtful(db)
    return {}
  },
  'laws.stateLevel': async ({ db }) => ({
    params: { id: await saveDoubtful(db) },
    body: { effectLevel: 'DEPARTMENTAL_RULE' },
  }),
}

/** A law of our making whose level was left open; the first of them. */
async function saveDoubtful(db: Database): Promise<string> {
  for (const law of makeLaws(2)) {
    // Of another day than those of which a level is stated.
    const doubtful = { ...law, adoptedOn: '2019-01-01', effectLevel: 'NOT_STATED', levelDoubt: 'otherForm' }
    await saveLaw(db, lawDocument.parse(doubtful))
  }
  const { id } = await db
    .selectFrom('law')
    .select('id')
    .where('level_doubt', 'is not', null)
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  return id
}

/** Laws of our making, each of which cites the first that is held. */
async function saveCiting(db: Database): Promise<void> {
  const { title } = await db
    .selectFrom('law')
    .innerJoin('law_version', 'law_version.law_id', 'law.id')
    .innerJoin('law_text', 'law_text.version_id', 'law_version.id')
    .select('title')
    .where('law.id', '=', (await firstLaw(db)).id)
    .where('language', '=', 'zh')
    .executeTakeFirstOrThrow()
  for (const law of makeLaws(fiveRows.length)) {
    const [text] = law.texts
    const units = [...text!.units, { number: '第十一条', text: `依照《${title}》第一条的规定。` }]
    await saveLaw(db, lawDocument.parse({ ...law, texts: [{ ...text!, units }] }))
  }
}

export const listRows: ListRows = {
  'laws.search': ({ db }) => saveCiting(db),
  'citations.citedBy': ({ db }) => saveCiting(db),
}
