import type { Database } from '../kernel/database/store.ts'
import type { SearchGroup } from '../search/door.ts'
import { todayInShanghai } from '../kernel/today.ts'
import { wordingShown } from './versions.ts'
import { lawsByIds, unitsOf } from './queries.ts'

/** Public address of a law below the site, without a leading slash. */
export const lawPath = 'eli/'

/** The laws as the search engine takes them, in the wording shown; unknown ids are left out. */
export async function searchGroups(db: Database, ids: string[]): Promise<SearchGroup[]> {
  const groups: SearchGroup[] = []
  for (const law of await lawsByIds(db, ids)) {
    const version = wordingShown(law.versions, todayInShanghai())
    if (!version) continue
    const { texts } = version
    const units = await unitsOf(
      db,
      texts.map((text) => text.id),
    )
    const languageOf = new Map(texts.map((text) => [text.id, text.language]))
    groups.push({
      id: law.id,
      kind: 'law',
      address: lawPath + law.address,
      country: law.country,
      category: law.category,
      effectLevel: law.effect_level,
      department: law.department,
      status: law.status,
      adoptedOn: law.adopted_on,
      effectiveOn: law.effective_on,
      repealedOn: law.repealed_on,
      number: law.number,
      isDigest: texts.every((text) => text.is_digest),
      titles: texts.map((text) => ({
        language: text.language,
        title: text.title,
        shortTitles: text.short_titles,
      })),
      units: units
        .filter((unit) => unit.kind === 'article')
        .map((unit) => ({
          language: languageOf.get(unit.text_id)!,
          key: unit.key!,
          number: unit.number!,
          heading: unit.heading,
          text: unit.body!,
        })),
    })
  }
  return groups
}
