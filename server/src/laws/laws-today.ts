import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Timeliness } from '@portal/protocol/laws/constants.ts'
import { isInForce } from '@portal/protocol/laws/timeliness.ts'
import { wordingShown } from '@portal/protocol/laws/versions.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { lawTimeliness, lawTitle } from './law-summary.ts'
import { lawsByIds, type LawRow, type VersionRow } from './queries.ts'

/** A wording, by the day that names it in addresses: it stays the same where a law is stored anew. */
export interface WordingHeld {
  id: string
  day: string
  since: string | null
  languages: Language[]
}

/** A law as it stands on a day. */
export interface LawToday {
  id: string
  title: string
  titleLanguage: Language
  timeliness: Timeliness
  isInForce: boolean
  repealedOn: string | null
  /** The wording that a page shows on the day. */
  wording: WordingHeld
  /** All that are held, the newest first. */
  wordings: WordingHeld[]
}

function wordingHeld({ id, in_force_from: since, version_on: made, texts }: VersionRow): WordingHeld {
  return { id, day: since ?? made ?? '', since, languages: texts.map(({ language }) => language) }
}

function lawToday(law: LawRow, day: string, reader: Language): LawToday | null {
  const held = law.versions.filter(({ texts }) => texts.length > 0)
  const shown = wordingShown(held, day)
  if (!shown) return null
  const timeliness = lawTimeliness(law, day)
  const { title, language: titleLanguage } = lawTitle(law, shown, { reader })
  return {
    id: law.id,
    title,
    titleLanguage,
    timeliness,
    isInForce: isInForce(timeliness),
    repealedOn: law.repealed_on,
    wording: wordingHeld(shown),
    wordings: held.map(wordingHeld),
  }
}

/** Laws as they stand on a day, by their addresses, or those they had; one that is not held is not among them. */
export async function lawsToday(
  db: Database,
  addresses: readonly string[],
  { day, reader }: { day: string; reader: Language },
): Promise<Map<string, LawToday>> {
  if (addresses.length === 0) return new Map()
  const ids = await db
    .selectFrom('law')
    .select('id')
    .where(sql<boolean>`(address = any(${addresses}::text[]) or former_addresses && ${addresses}::text[])`)
    .execute()
  if (ids.length === 0) return new Map()
  const rows = await lawsByIds(
    db,
    ids.map(({ id }) => id),
  )
  return new Map(
    addresses.flatMap((asked) => {
      const law =
        rows.find(({ address }) => address === asked) ??
        rows.find(({ former_addresses: former }) => former.includes(asked))
      const found = law && lawToday(law, day, reader)
      return found ? [[asked, found] as const] : []
    }),
  )
}
