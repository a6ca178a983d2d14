import { isDeepStrictEqual } from 'node:util'
import type { Timeliness } from '@portal/protocol/laws/constants.ts'
import { isInForce } from '@portal/protocol/laws/timeliness.ts'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../kernel/database/tables.ts'
import type { LawDocument } from './document.ts'
import { unknownDepartment } from './unknown-department.ts'

/** What the dates tell is not recorded beside them. */
function recordedStatus({ status, amended, effectiveOn, repealedOn }: LawDocument): Timeliness {
  const isTold = (status === 'NOT_YET_IN_FORCE' && effectiveOn) || (status === 'REPEALED' && repealedOn)
  if (status && !isTold) return status
  return amended ? 'AMENDED' : 'IN_FORCE'
}

/** What a document says of its law, as the law's row keeps it. */
export function lawFacts(document: LawDocument) {
  return {
    country: document.country,
    kind: document.kind,
    number: document.number,
    effect_level: document.effectLevel,
    level_doubt: document.effectLevel === 'NOT_STATED' ? (document.levelDoubt ?? 'notGiven') : null,
    category: document.category,
    department: document.publishDepartment.zh,
    department_words: document.publishDepartment,
    adopted_on: document.adoptedOn,
    effective_on: document.effectiveOn,
    repealed_on: document.repealedOn,
    status: recordedStatus(document),
    source_url: document.sourceUrl,
    verified_on: document.verifiedOn,
  }
}

/** Whether no wording of a law is held that is newer than one, and none that is older. */
async function placeAmong(trx: Transaction<Tables>, lawId: string, versionOn: string | null) {
  const made = sql`coalesce(${versionOn}::date, '-infinity'::date)`
  return trx
    .selectFrom('law_version')
    .select([
      sql<boolean>`coalesce(bool_and(version_on is null or version_on <= ${made}), true)`.as('isNewest'),
      sql<boolean>`coalesce(bool_and(coalesce(version_on, '-infinity'::date) >= ${made}), true)`.as(
        'isOldest',
      ),
    ])
    .where('law_id', '=', lawId)
    .executeTakeFirstOrThrow()
}

/** Whether an original of a law is held that is no digest. */
async function isWholeHeld(trx: Transaction<Tables>, lawId: string): Promise<boolean> {
  const text = await trx
    .selectFrom('law_version')
    .innerJoin('law_text', 'law_text.version_id', 'law_version.id')
    .select('law_text.id')
    .where('law_id', '=', lawId)
    .where('is_original', '=', true)
    .where('is_digest', '=', false)
    .executeTakeFirst()
  return text !== undefined
}

/** What statuses say of a law, the least first: what only follows from `amended` takes nothing of that away. */
const tellingMore: Timeliness[] = ['IN_FORCE', 'AMENDED', 'LAPSED', 'REPEALED']

/** What any source may tell of a law, where that of its newest wording does not. */
const fromAnySource = new Set(['adopted_on', 'effective_on', 'repealed_on', 'department', 'department_words'])

/** What a source of translations or digests does not know better than that of the whole original. */
const ofOriginal = new Set(['category', 'department', 'department_words', 'source_url', 'effect_level'])

/**
 * Writes the facts of the newest wording; answers whether any of them is new. A source that does not know a number, a
 * date, a body or an address leaves what is known, one that was not checked what one that was says, and one of
 * translations or digests what that of the whole original says. A repeal is taken back only by a source whose status says
 * that the law is in force.
 */
export async function updateFacts(
  trx: Transaction<Tables>,
  lawId: string,
  document: LawDocument,
): Promise<boolean> {
  const known = await trx.selectFrom('law').selectAll().where('id', '=', lawId).executeTakeFirstOrThrow()
  const { isNewest, isOldest } = await placeAmong(trx, lawId, document.versionOn)
  const {
    country: _country,
    kind: _kind,
    number: _number,
    effect_level: level,
    level_doubt: _doubt,
    ...rest
  } = lawFacts(document)
  // A level that was left open leaves what is known; one that closes it was written with the law's address.
  const keepsLevel = known.is_level_stated || level === 'NOT_STATED' || known.effect_level === 'NOT_STATED'
  const isLess = known.verified_on !== null && document.verifiedOn === null
  const isMore = known.verified_on === null && document.verifiedOn !== null
  const isWhole = document.texts.some(({ original, digest }) => original && !digest)
  const isLessOfOriginal = isLess || (!isWhole && !isMore && (await isWholeHeld(trx, lawId)))
  const isSameBody = rest.department === known.department
  // Names of one body in several languages, as several sources know them.
  const words =
    isNewest && !isLessOfOriginal
      ? { ...known.department_words, ...rest.department_words }
      : { ...rest.department_words, ...known.department_words }
  const given = {
    ...rest,
    ...(isSameBody && { department_words: words }),
    ...(!keepsLevel && { effect_level: level }),
  }
  const isUnknown = (value: unknown, department: string, name: string) =>
    value === null || (name.startsWith('department') && department === unknownDepartment.zh)
  const changed = Object.entries(given).filter(([name, value]) => {
    const held = known[name as keyof typeof given]
    if (isDeepStrictEqual(value, held)) return false
    if (isUnknown(value, given.department, name)) {
      const isTakenBack = name === 'repealed_on' && document.status && isInForce(document.status)
      return isTakenBack && isNewest && !isLess
    }
    if (isUnknown(held, known.department, name)) return isNewest || fromAnySource.has(name)
    if (name === 'department_words' && isSameBody) return true
    // A revision names its own day, the law's oldest wording that of the law.
    if (name === 'effective_on') return isOldest && !(isLess && isNewest)
    if (!isNewest || (ofOriginal.has(name) ? isLessOfOriginal : isLess)) return false
    return (
      name !== 'status' ||
      document.status !== undefined ||
      tellingMore.indexOf(given.status) >= tellingMore.indexOf(known.status)
    )
  })
  if (changed.length === 0) return false
  await trx
    .updateTable('law')
    .set({ ...Object.fromEntries(changed), updated_at: sql`now()` })
    .where('id', '=', lawId)
    .execute()
  return true
}
