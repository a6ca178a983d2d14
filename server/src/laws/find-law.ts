import type { LawKind } from '@portal/protocol/laws/constants.ts'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../kernel/database/tables.ts'
import { titleKey } from './address.ts'
import type { LawDocument } from './document.ts'
import { titlesOf } from './known-titles.ts'

interface Known {
  id: string
}

/**
 * The law that an imported wording belongs to: by its address, else by country, kind and title, else by what it is
 * called in another language.
 */
export async function findLaw(
  trx: Transaction<Tables>,
  document: LawDocument,
  address: string,
): Promise<Known | undefined> {
  const byAddress = await trx.selectFrom('law').select('id').where('address', '=', address).executeTakeFirst()
  return byAddress ?? (await findByTitle(trx, document)) ?? (await findByOtherTitle(trx, document))
}

/** One source calls a law a code (海商法), another a law. */
function kindsOf({ kind }: LawDocument): LawKind[] {
  return kind === 'law' || kind === 'code' ? ['law', 'code'] : [kind]
}

/**
 * What an act's kind is follows from its level: where that is or was open, the day of adoption stands for it. Several
 * acts may have a title in turn: one of another day is another act, and one with a number is that of its day which came
 * without.
 */
function findByTitle(trx: Transaction<Tables>, document: LawDocument): Promise<Known | undefined> {
  return trx
    .selectFrom('law')
    .innerJoin('law_version', 'law_version.law_id', 'law.id')
    .innerJoin('law_text', 'law_text.version_id', 'law_version.id')
    .select('law.id')
    .where('law.country', '=', document.country)
    .where((eb) =>
      eb.or([
        eb('law.kind', 'in', kindsOf(document)),
        eb.and([
          sql<boolean>`adopted_on is not distinct from ${document.adoptedOn}::date`,
          ...(document.effectLevel === 'NOT_STATED' ? [] : [eb('level_doubt', 'is not', null)]),
        ]),
      ]),
    )
    .where(
      'title_key',
      'in',
      document.texts.map((text) => titleKey(text.title)),
    )
    .$if(document.number !== null, (query) =>
      query.where('number', 'is', null).where('adopted_on', '=', document.adoptedOn),
    )
    .$if(document.adoptedOn !== null, (query) =>
      query.where((eb) => eb.or([eb('adopted_on', 'is', null), eb('adopted_on', '=', document.adoptedOn)])),
    )
    .orderBy(sql`adopted_on is null`)
    .orderBy('law.created_at')
    .executeTakeFirst()
}

/** A translation that comes without the original, before or after it: an act of the same day by one of its titles. */
async function findByOtherTitle(trx: Transaction<Tables>, document: LawDocument): Promise<Known | undefined> {
  if (document.adoptedOn === null) return undefined
  const given = [
    ...document.texts,
    ...Object.values(document.titles ?? {}),
    ...Object.values(titlesOf(document)),
  ]
  const titles = [...new Set(given.map(({ title }) => title))]
  const laws = await trx
    .selectFrom('law')
    .select('id')
    .where('country', '=', document.country)
    .where('kind', 'in', kindsOf(document))
    .where('adopted_on', '=', document.adoptedOn)
    .$if(document.number !== null, (query) => query.where('number', 'is', null))
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('law_version')
            .innerJoin('law_text', 'law_text.version_id', 'law_version.id')
            .whereRef('law_id', '=', 'law.id')
            .where('title_key', 'in', titles.map(titleKey))
            .select('law_text.id'),
        ),
        eb.exists(
          eb
            .selectFrom('law_title')
            .whereRef('law_id', '=', 'law.id')
            .where('title', 'in', titles)
            .select('language'),
        ),
      ]),
    )
    .orderBy('created_at')
    .limit(2)
    .execute()
  // Two acts of one day and one title are not told apart by it.
  return laws.length === 1 ? laws[0] : undefined
}
