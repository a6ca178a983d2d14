import { defaultLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import type { ShownBasis } from '@portal/protocol/templates/schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { lawsToday, type LawToday } from '../laws/door.ts'

/** The addresses of the laws that clauses rest on, each once. */
export function lawsOf({ clauses }: Pick<TemplateContent, 'clauses'>): string[] {
  return [...new Set(clauses.flatMap(({ basis = [] }) => basis.map(({ law }) => law)))]
}

/** A law as an editor looked at it last. */
interface Confirmed {
  version_id: string
  law: string
  wording: string | null
  in_force: boolean
}

function readConfirmed(db: Database, versionIds: readonly string[]): Promise<Confirmed[]> {
  return db
    .selectFrom('contract_template_law')
    .select(['version_id', 'law', 'wording', 'in_force'])
    .where(sql<boolean>`version_id = any(${versionIds}::uuid[])`)
    .execute()
}

/** What became of a law since it was looked at; null where nothing did. */
function changeOf(confirmed: Confirmed, now: LawToday): ShownBasis['change'] {
  const { wording, wordings } = now
  const from = wordings.find(({ day }) => day === confirmed.wording)
  const isReadable = from?.languages.some((language) => wording.languages.includes(language)) ?? false
  const comparison =
    from && from !== wording && isReadable ? { id: now.id, from: from.id, to: wording.id } : null
  if (confirmed.in_force && !now.isInForce) return { kind: 'repealed', on: now.repealedOn, comparison }
  if (confirmed.wording !== wording.day) return { kind: 'amended', on: wording.since, comparison }
  return null
}

/** What became of the laws that versions rest on, by version and law; of a law that is held no more nothing is said. */
export async function lawChanges(
  db: Database,
  versionIds: readonly string[],
): Promise<Map<string, Map<string, NonNullable<ShownBasis['change']>>>> {
  const confirmed = await readConfirmed(db, versionIds)
  const addresses = [...new Set(confirmed.map(({ law }) => law))]
  const today = await lawsToday(db, addresses, { day: zoneToday(), reader: defaultLanguage })
  const changes = new Map<string, Map<string, NonNullable<ShownBasis['change']>>>()
  for (const one of confirmed) {
    const now = today.get(one.law)
    const change = now && changeOf(one, now)
    if (!change) continue
    const ofVersion = changes.get(one.version_id) ?? new Map<string, NonNullable<ShownBasis['change']>>()
    changes.set(one.version_id, ofVersion.set(one.law, change))
  }
  return changes
}

/** Those of the versions that rest on a law which changed since an editor looked at it. */
export async function changedVersions(db: Database, versionIds: readonly string[]): Promise<Set<string>> {
  return new Set((await lawChanges(db, versionIds)).keys())
}

/** The published versions of which an editor has to look at a changed law. */
export async function publishedWithChanges(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('contract_template_version')
    .select('id')
    .where('state', '=', 'PUBLISHED')
    .execute()
  const changed = await changedVersions(
    db,
    rows.map(({ id }) => id),
  )
  return [...changed]
}

/** Notes that an editor has looked at the laws that a version rests on, as they stand today. */
export async function confirmLaws(
  transaction: Database,
  { id, content }: { id: string; content: TemplateContent },
): Promise<void> {
  await transaction.deleteFrom('contract_template_law').where('version_id', '=', id).execute()
  const today = await lawsToday(transaction, lawsOf(content), { day: zoneToday(), reader: defaultLanguage })
  if (today.size === 0) return
  await transaction
    .insertInto('contract_template_law')
    .values(
      [...today].map(([law, { wording, isInForce }]) => ({
        version_id: id,
        law,
        wording: wording.day,
        in_force: isInForce,
      })),
    )
    .execute()
}

/** What clauses rest on, as the portal holds it today, each article once, with what became of its law. */
export async function readLaws(
  db: Database,
  content: Pick<TemplateContent, 'clauses'>,
  reader: Language,
): Promise<Map<string, LawToday>> {
  return lawsToday(db, lawsOf(content), { day: zoneToday(), reader })
}
