import type { LawKind } from '@portal/protocol/laws/constants.ts'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../kernel/database/tables.ts'
import { officialNumberKey } from '../text/law-name.ts'
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

/** What of an official number all ways of writing it have: 主席令第四十五号, "Order of the President No. 45". */
function digitsOf(number: string): string {
  const key = officialNumberKey(number)
  return key.match(/\d+/g)?.join('-') ?? key
}

/** Whether acts of one day and title may be one by their numbers: those are the same, or one has none. */
function mayBeOne(one: string | null, other: string | null): boolean {
  return one === null || other === null || digitsOf(one) === digitsOf(other)
}

/** One source calls a law a code (海商法), another a law. */
function kindsOf({ kind }: LawDocument): LawKind[] {
  return kind === 'law' || kind === 'code' ? ['law', 'code'] : [kind]
}

/**
 * What an act's kind is follows from its level: where that is or was open, the day of adoption stands for it. Several
 * acts may have a title in turn: one of another day is another act, and one with a number is that of its day which has
 * it too, or came without.
 */
async function findByTitle(trx: Transaction<Tables>, document: LawDocument): Promise<Known | undefined> {
  const laws = await trx
    .selectFrom('law')
    .innerJoin('law_version', 'law_version.law_id', 'law.id')
    .innerJoin('law_text', 'law_text.version_id', 'law_version.id')
    .select(['law.id', 'number', 'adopted_on', 'law.created_at'])
    .distinct()
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
    .$if(document.number !== null, (query) => query.where('adopted_on', '=', document.adoptedOn))
    .$if(document.adoptedOn !== null, (query) =>
      query.where((eb) => eb.or([eb('adopted_on', 'is', null), eb('adopted_on', '=', document.adoptedOn)])),
    )
    .orderBy('law.created_at')
    .execute()
  const meant = laws.filter(({ number }) => mayBeOne(number, document.number))
  const ofDay = meant.filter(({ adopted_on: day }) => day !== null && day === document.adoptedOn)
  // Two acts of one day and one title are not told apart by it.
  if (ofDay.length > 1) return undefined
  return ofDay[0] ?? meant.find(({ adopted_on: day }) => day !== null) ?? meant[0]
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
    .select(['id', 'number'])
    .where('country', '=', document.country)
    .where('kind', 'in', kindsOf(document))
    .where('adopted_on', '=', document.adoptedOn)
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
    .execute()
  const meant = laws.filter(({ number }) => mayBeOne(number, document.number))
  // Two acts of one day and one title are not told apart by it.
  return meant.length === 1 ? meant[0] : undefined
}
