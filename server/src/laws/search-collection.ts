import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Database } from '../kernel/database/store.ts'
import type { PlaceFound } from '../kernel/searched.ts'
import type { CollectionDeclaration, SearchGroup } from '../search/door.ts'
import { lawName } from '../text/law-name.ts'
import { changesNotHeld, effectiveOn, firstDayOf } from './law-summary.ts'
import { lawsByIds, unitsOf, type LawRow, type VersionRow } from './queries.ts'
import { chooseTitle } from '../text/choose-title.ts'
import type { TitleOrigin } from '@portal/protocol/kernel/title-origin.ts'
import { recordedTimeliness } from '@portal/protocol/laws/timeliness.ts'
import { wordingShown } from '@portal/protocol/laws/versions.ts'

/** Public address of a law below the site, without a leading slash. */
const lawPath = 'eli/'

/** Laws as the search engine has them: each with the articles of the wording shown. */
export const lawCollection: CollectionDeclaration = {
  kind: 'law',
  // A department by its canonical name; the timeliness recorded, today's follows from the dates.
  values: {
    country: 'one',
    department: 'one',
    category: 'one',
    effectLevel: 'one',
    timeliness: 'one',
    treaty: 'one',
  },
  // The first day of the wording shown, and that of the law.
  dates: ['adoptedOn', 'effectiveOn', 'begunOn', 'repealedOn'],
  orderedBy: ['effectiveOn', 'adoptedOn'],
  parts: {},
  facets: ['country', 'department', 'category', 'effectLevel', 'timeliness', 'year'],
  figures: [],
  namedAs: 'law',
  byDay: {
    value: 'timeliness',
    begins: 'begunOn',
    before: 'NOT_YET_IN_FORCE',
    ends: 'repealedOn',
    after: 'REPEALED',
  },
  oneBy: 'treaty',
  answers: true,
}

/** What a hit shows of a law beside its title, values and dates. */
export interface LawShown {
  /** Path of the stable address below the site, without a leading slash. */
  address: string
  isDigest: boolean
  /** First day of a later wording that is known and not held. */
  amendedFrom: string | null
  /** Languages in which its title is ours. */
  ours: Language[]
  original: TitleOrigin['original']
}

/** What a law is called in every language that it has a title in, the original first. */
function titlesOf(law: LawRow, texts: VersionRow['texts']) {
  const original = texts.find((text) => text.is_original)?.language
  const inOrder = languages.toSorted((one, other) => Number(other === original) - Number(one === original))
  return inOrder.flatMap((language) => {
    const shown = chooseTitle(texts, law.titles, { asked: language, reader: language })
    if (shown?.language !== language) return []
    const short = [...texts, ...law.titles].filter((title) => title.language === language)
    return [{ ...shown, shortTitles: [...new Set(short.flatMap(({ short_titles }) => short_titles))] }]
  })
}

/** Whose words the title of a law found is. */
export function hitOrigin({ ours, original }: LawShown, language: Language): TitleOrigin {
  return { isOurs: ours.includes(language), original: original?.language === language ? null : original }
}

/** What a treaty has in common in all countries that it is held for: its day and its name, Chinese where it has one. */
function treatyOf(
  { effect_level: level, adopted_on: adoptedOn }: LawRow,
  titles: readonly { language: Language; title: string }[],
): string | null {
  const [titled] = languages.flatMap((language) => titles.find((title) => title.language === language) ?? [])
  if (level !== 'INTERNATIONAL_TREATY' || adoptedOn === null || !titled) return null
  return `${adoptedOn} ${lawName(titled.title).key}`
}

/** The laws as the search engine takes them, in the wording shown; unknown ids are left out. */
export async function lawGroups(db: Database, ids: string[]): Promise<SearchGroup<LawShown>[]> {
  const groups: SearchGroup<LawShown>[] = []
  for (const law of await lawsByIds(db, ids)) {
    const version = wordingShown(law.versions, zoneToday())
    if (!version) continue
    const { texts } = version
    const units = await unitsOf(
      db,
      texts.map((text) => text.id),
    )
    const titles = titlesOf(law, texts)
    const original = texts.find((text) => text.is_original)
    const languageOf = new Map(texts.map((text) => [text.id, text.language]))
    groups.push({
      id: law.id,
      kind: lawCollection.kind,
      number: law.number,
      titles: titles.map(({ origin: _origin, ...title }) => title),
      units: units
        .filter((unit) => unit.kind === 'article')
        .map((unit) => ({
          language: languageOf.get(unit.text_id)!,
          key: unit.key!,
          number: unit.number!,
          heading: unit.heading,
          text: unit.body!,
        })),
      values: {
        country: law.country,
        department: law.department,
        category: law.category,
        effectLevel: law.effect_level,
        timeliness: recordedTimeliness(law),
        treaty: treatyOf(law, titles),
      },
      dates: {
        adoptedOn: law.adopted_on,
        effectiveOn: effectiveOn(law, version),
        begunOn: firstDayOf(law),
        repealedOn: law.repealed_on,
      },
      parts: {},
      shown: {
        address: lawPath + law.address,
        isDigest: texts.every((text) => text.is_digest),
        amendedFrom: changesNotHeld(law, version)[0]?.inForceFrom ?? null,
        ours: titles.flatMap(({ language, origin }) => (origin.isOurs ? [language] : [])),
        original: original ? { title: original.title, language: original.language } : null,
      },
    })
  }
  return groups
}

/** The page of a law at an article, in the language of that. */
export function articleLink(
  { address }: LawShown,
  article: { language: Language; key: string },
  reader: Language,
): string {
  return `/${address}${article.language === reader ? '' : `?text=${article.language}`}#art-${article.key}`
}

/** The page of a law found, at its best article. */
export function lawHitPath({ shown, units: [best] }: PlaceFound, language: Language): string {
  const law = shown as LawShown
  return best ? articleLink(law, best, language) : `/${law.address}`
}
