import { sql, type Transaction } from 'kysely'
import { storeCaseNumbers, storeManyCitations } from '../../citations/door.ts'
import { holdChangeLog, logChanges } from '../../kernel/change-log.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Tables } from '../../kernel/database/tables.ts'
import { caseNumberKey } from '../../text/case-number.ts'
import type { CaseDocument } from '../document.ts'
import { caseDigest, caseIdentity } from '../identity.ts'
import { sectionRows } from '../sections.ts'

export type SaveCaseOutcome = 'added' | 'updated' | 'unchanged'

/** Rows of one insert; PostgreSQL takes at most 65,535 parameters in a statement. */
const sectionsPerInsert = 1000

interface Given {
  document: CaseDocument
  identity: string
  digest: string
}

function facts({ document, identity, digest }: Given) {
  return {
    identity,
    country: document.country,
    court: document.court?.zh ?? null,
    court_words: document.court,
    type: document.type,
    document_type: document.documentType,
    case_number: document.caseNumber,
    case_number_key: caseNumberKey(document.caseNumber ?? '') || null,
    judged_on: document.judgedOn,
    cause: document.cause?.zh ?? null,
    cause_words: document.cause,
    parties: JSON.stringify(document.parties),
    source_url: document.sourceUrl,
    verified_on: document.verifiedOn,
    is_sample: document.sample,
    digest,
  }
}

/**
 * Stores decisions, all or none. The same decision again changes nothing; one that says something else takes the
 * place of what was stored.
 */
export async function saveCases(
  db: Database,
  documents: readonly CaseDocument[],
): Promise<SaveCaseOutcome[]> {
  if (documents.length === 0) return []
  return db.transaction().execute(async (trx) => {
    await holdChangeLog(trx)
    const outcomes: SaveCaseOutcome[] = []
    for (const run of distinctRuns(documents)) outcomes.push(...(await saveRun(trx, run)))
    return outcomes
  })
}

/** Stores one decision, as `saveCases` does. */
export async function saveCase(db: Database, document: CaseDocument): Promise<SaveCaseOutcome> {
  const [outcome] = await saveCases(db, [document])
  return outcome!
}

/** In their order, cut where a decision comes again, so that no statement meets one twice. */
function distinctRuns(documents: readonly CaseDocument[]): Given[][] {
  const runs: Given[][] = []
  let seen = new Set<string>()
  for (const document of documents) {
    const identity = caseIdentity(document)
    if (runs.length === 0 || seen.has(identity)) {
      runs.push([])
      seen = new Set()
    }
    seen.add(identity)
    runs.at(-1)!.push({ document, identity, digest: caseDigest(document) })
  }
  return runs
}

async function saveRun(trx: Transaction<Tables>, run: Given[]): Promise<SaveCaseOutcome[]> {
  const identities = run.map(({ identity }) => identity)
  const rows = await trx
    .selectFrom('judicial_case')
    .select(['id', 'identity', 'digest'])
    .where('identity', 'in', identities)
    .execute()
  const known = new Map(rows.map((row) => [row.identity, row]))
  const changed = run.filter(({ identity, digest }) => known.get(identity)?.digest !== digest)
  if (changed.length > 0) await writeCases(trx, changed)
  return run.map(({ identity, digest }) => {
    const row = known.get(identity)
    if (!row) return 'added'
    return row.digest === digest ? 'unchanged' : 'updated'
  })
}

async function writeCases(trx: Transaction<Tables>, given: Given[]): Promise<void> {
  const rows = given.map(facts)
  const columns = Object.keys(rows[0]!) as (keyof (typeof rows)[number])[]
  const stored = await trx
    .insertInto('judicial_case')
    .values(rows)
    .onConflict((on) =>
      on.column('identity').doUpdateSet((eb) => ({
        ...Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])),
        updated_at: sql`now()`,
      })),
    )
    .returning(['id', 'identity', 'case_number_key'])
    .execute()
  const idOf = new Map(stored.map(({ id, identity }) => [identity, id]))
  const ids = [...idOf.values()]
  await trx.deleteFrom('case_text').where('case_id', 'in', ids).execute()
  const cases = given.map(({ document, identity }) => ({ id: idOf.get(identity)!, document }))
  await writeTexts(trx, cases)
  await storeCaseNumbers(trx, ids)
  await logChanges(trx, 'case', ids)
}

async function writeTexts(
  trx: Transaction<Tables>,
  cases: { id: string; document: CaseDocument }[],
): Promise<void> {
  const stored = await trx
    .insertInto('case_text')
    .values(
      cases.flatMap(({ id, document }) =>
        document.texts.map(({ language, title, original }) => ({
          case_id: id,
          language,
          title,
          is_original: original,
        })),
      ),
    )
    .returning(['id', 'case_id', 'language'])
    .execute()
  const textIds = new Map(stored.map(({ id, case_id, language }) => [`${case_id} ${language}`, id]))
  const texts = cases.map(({ id, document }) => ({
    id,
    document,
    texts: document.texts.map(({ language, sections }) => ({
      textId: textIds.get(`${id} ${language}`)!,
      language,
      rows: sectionRows(sections),
    })),
  }))
  const sections = texts.flatMap((one) =>
    one.texts.flatMap(({ textId, rows }) => rows.map((row) => ({ text_id: textId, ...row }))),
  )
  for (let start = 0; start < sections.length; start += sectionsPerInsert) {
    const part = sections.slice(start, start + sectionsPerInsert)
    await trx.insertInto('case_section').values(part).execute()
  }
  await storeManyCitations(
    trx,
    texts.map(({ id, document, texts: own }) => ({
      source: { kind: 'case', id, country: document.country, day: document.judgedOn },
      texts: own.map(({ textId, language, rows }) => ({
        textId,
        language,
        parts: rows.map(({ position, body }) => ({ position, text: body })),
      })),
    })),
  )
}
