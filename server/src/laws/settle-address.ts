import { sql, type Transaction } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Tables } from '../kernel/database/tables.ts'
import { undated } from './address.ts'
import type { LawDocument } from './document.ts'

/** What of a law its address follows from. */
function readKnown(trx: Transaction<Tables>, lawId: string) {
  return trx
    .selectFrom('law')
    .select(['address', 'kind', 'number', 'effect_level'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('law_version')
            .innerJoin('law_text', 'law_text.version_id', 'law_version.id')
            .whereRef('law_id', '=', 'law.id')
            .where('is_original', '=', true)
            .select('law_text.id'),
        )
        .as('has_original'),
    )
    .where('id', '=', lawId)
    .executeTakeFirstOrThrow()
}

/**
 * Gives a law the address that all its sources together give it, whatever order they come in, and what the address
 * follows from: the level that one of them tells where others left it open, that one calls it a code, the day of
 * adoption, the number as the original's source writes it, where none has one the original title. The address it had
 * leads to it still. Answers whether any of it is new.
 *
 * @param address as the document alone gives it
 */
export async function settleAddress(
  trx: Transaction<Tables>,
  lawId: string,
  document: LawDocument,
  address: string,
): Promise<boolean> {
  const { has_original: isOriginalHeld, ...known } = await readKnown(trx, lawId)
  const closes = known.effect_level === 'NOT_STATED' && document.effectLevel !== 'NOT_STATED'
  const isCode = known.kind === 'law' && document.kind === 'code'
  const kind = closes || isCode ? document.kind : known.kind
  const isOriginal = document.texts.some(({ original }) => original) && !isOriginalHeld
  const isNumbered = document.number !== null && (known.number === null || isOriginal)
  const [country, , lastDay, lastStep] = known.address.split('/')
  const day = lastDay === undated ? (document.adoptedOn ?? lastDay) : lastDay
  const isNamed = isNumbered || (known.number === null && document.number === null && isOriginal)
  const step = isNamed ? address.split('/').at(-1) : lastStep
  const settled: typeof known = {
    address: [country, kind, day, step].join('/'),
    kind,
    number: isNumbered ? document.number : known.number,
    effect_level: closes ? document.effectLevel : known.effect_level,
  }
  if (isDeepStrictEqual(settled, known)) return false
  await trx
    .updateTable('law')
    .set({
      ...settled,
      ...(settled.address !== known.address && {
        former_addresses: sql<
          string[]
        >`array_append(array_remove(former_addresses, ${settled.address}), address)`,
      }),
      updated_at: sql`now()`,
    })
    .where('id', '=', lawId)
    .execute()
  return true
}
