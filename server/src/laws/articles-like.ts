import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Services } from '../kernel/services.ts'
import { leaningOf } from './leanings.ts'
import { articleLink, lawCollection, type LawShown } from './search-collection.ts'

/** Characters of an article that tell what it is about. */
const textLength = 200

export interface ArticleLike {
  /** Path on this site. */
  address: string
  lawTitle: string
  language: Language
  number: string
  heading: string | null
  /** Its first characters. */
  text: string
}

/** The articles in force that say much of a text, the best first. */
export async function articlesLike(
  { engine }: Pick<Services, 'engine'>,
  keyword: string,
  { language, most }: { language: Language; most: number },
): Promise<ArticleLike[]> {
  const { units } = await engine.search<LawShown>(lawCollection.kind, {
    keyword,
    field: 'text',
    telling: true,
    of: 'units',
    filters: { values: { timeliness: ['IN_FORCE', 'AMENDED'] } },
    language,
    today: zoneToday(),
    page: 1,
    size: most,
    sort: 'relevance',
    ...leaningOf({ keyword, reader: language }),
  })
  return units.map(({ group, ...unit }) => ({
    address: articleLink(group.shown, unit, language),
    lawTitle: group.title,
    language: unit.language,
    number: unit.number,
    heading: unit.heading,
    text: [...unit.text].slice(0, textLength).join(''),
  }))
}
