import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { wordingShown } from '@portal/protocol/laws/versions.ts'
import type { Timeliness } from '@portal/protocol/laws/constants.ts'
import { isInForce } from '@portal/protocol/laws/timeliness.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { articleNumber } from '../text/article-number.ts'
import { chooseText } from '../text/choose-text.ts'
import { changesNotHeld, lawTimeliness, lawTitle, versionPath } from './law-summary.ts'
import { lawsByIds, type LawRow, type TextRow, type VersionRow } from './queries.ts'

/** An article of a law, to be quoted. */
export interface ArticleCited {
  lawId: string
  key: string
}

/** An article as it reads on a day. */
export interface QuotedArticle extends ArticleCited {
  /** Path of the wording, at the article. */
  address: string
  lawTitle: string
  titleLanguage: Language
  /** Beside the law's name, see `articleNumber`. */
  number: string
  heading: string | null
  /** In every language that is held, the original first. */
  texts: { language: Language; text: string; isDigest: boolean; isOriginal: boolean }[]
  /** Of the law; of an article, or a wording, that begins later than its law, NOT_YET_IN_FORCE until then. */
  timeliness: Timeliness
  /** First day of the wording, where it is recorded; of an article that is still to begin, its own. */
  inForceFrom: string | null
  /** Day that the wording was adopted, where its first day is not recorded. */
  adoptedOn: string | null
  /** First day of a later wording that is known and not held. */
  amendedFrom: string | null
  sourceUrl: string | null
}

interface Unit {
  text_id: string
  key: string
  number: string
  heading: string | null
  body: string
}

const byOriginal = (one: TextRow, other: TextRow) =>
  Number(other.is_original) - Number(one.is_original) ||
  languages.indexOf(one.language) - languages.indexOf(other.language)

function readUnits(db: Database, textIds: readonly string[], keys: readonly string[]) {
  return sql<Unit>`
    select text_id, key, number, heading, body from law_unit
    where text_id = any(${textIds}::uuid[]) and key = any(${keys}) and kind = 'article'`.execute(db)
}

/** How an article stands on a day: as its law does, unless it, or the wording that it is held in, begins later. */
function standingOn(
  day: string,
  { law, version, key }: { law: LawRow; version: VersionRow; key: string },
): Pick<QuotedArticle, 'timeliness' | 'inForceFrom' | 'adoptedOn'> {
  const timeliness = lawTimeliness(law, day)
  const toCome = version.provision_days.find(
    ({ articles, inForceFrom }) => inForceFrom > day && articles.includes(key),
  )
  if (toCome && (isInForce(timeliness) || timeliness === 'NOT_YET_IN_FORCE'))
    return { timeliness: 'NOT_YET_IN_FORCE', inForceFrom: toCome.inForceFrom, adoptedOn: null }
  const { is_day_recorded: isDayRecorded, in_force_from: from } = version
  const isToCome = from !== null && from > day && isInForce(timeliness)
  return {
    timeliness: isToCome ? 'NOT_YET_IN_FORCE' : timeliness,
    inForceFrom: isDayRecorded ? from : null,
    adoptedOn: isDayRecorded ? null : from,
  }
}

/** Articles in the wordings in force on a day, named in the reader's language where it is held; null where there is none. */
export async function articlesQuoted(
  db: Database,
  cited: readonly ArticleCited[],
  { day, reader }: { day: string; reader: Language },
): Promise<(QuotedArticle | null)[]> {
  if (cited.length === 0) return []
  const laws = await lawsByIds(db, [...new Set(cited.map(({ lawId }) => lawId))])
  const placed = new Map(laws.map((law) => [law.id, { law, version: wordingShown(law.versions, day) }]))
  const textIds = [...placed.values()].flatMap(({ version }) => version?.texts.map(({ id }) => id) ?? [])
  const { rows } = await readUnits(
    db,
    textIds,
    cited.map(({ key }) => key),
  )
  const units = new Map(rows.map((unit) => [`${unit.text_id} ${unit.key}`, unit]))
  return cited.map(({ lawId, key }) => {
    const { law, version } = placed.get(lawId) ?? {}
    const unitOf = ({ id }: TextRow) => units.get(`${id} ${key}`)
    const texts = version?.texts.filter(unitOf).toSorted(byOriginal) ?? []
    const named = chooseText(texts, { reader })
    if (!law || !version || !named) return null
    const { number: printed, heading } = unitOf(named)!
    const title = lawTitle(law, version, { reader })
    const { number } = articleNumber(key, { number: printed, language: named.language }, title.language)
    return {
      lawId,
      key,
      address: versionPath(law, version, { article: key }),
      lawTitle: title.title,
      titleLanguage: title.language,
      number,
      heading,
      texts: texts.map((text) => ({
        language: text.language,
        text: unitOf(text)!.body,
        isDigest: text.is_digest,
        isOriginal: text.is_original,
      })),
      ...standingOn(day, { law, version, key }),
      amendedFrom: changesNotHeld(law, version)[0]?.inForceFrom ?? null,
      sourceUrl: law.source_url,
    }
  })
}

/** The day on which each law was repealed, of those that were, by today. */
export async function repealDays(db: Database, lawIds: readonly string[]): Promise<Map<string, string>> {
  if (lawIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('law')
    .select(['id', 'repealed_on'])
    .where('id', 'in', lawIds)
    .where(sql<boolean>`repealed_on <= (now() at time zone 'Asia/Shanghai')::date`)
    .execute()
  return new Map(rows.map(({ id, repealed_on: day }) => [id, day!]))
}
