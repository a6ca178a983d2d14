import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Services } from '../kernel/services.ts'
import { lawName } from '../text/law-name.ts'
import { lawCollection, type LawShown } from './search-collection.ts'

/** Laws whose titles are compared with a name. */
const compared = 8
/** Characters of a key that is compared: of a shorter one, one other character makes another law. */
const shortestKey = 4

/** Words that are looked for one by one. */
const mostWords = 4

/** How many characters may differ before it is another name. */
function allowed(key: string): number {
  return Math.min(3, Math.max(1, Math.floor(key.length / 8)))
}

/** The fewest insertions, removals and replacements that make one text the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to++) {
      const replaced = row[to]! + Number(one[at] !== other[to])
      next.push(Math.min(replaced, row[to + 1]! + 1, next[to]! + 1))
    }
    row = next
  }
  return row.at(-1)!
}

/** A name that no law bears. */
interface NameAsked {
  key: string
  /** Named beside it. */
  country: string | null
  year: string | null
  language: Language
}

/** The law whose title is much like a name that none bears: mistyped, or a word of it another. Null where none is. */
export async function lawCalledLike(
  { engine }: Pick<Services, 'engine'>,
  { key, country, year, language }: NameAsked,
  day: string,
): Promise<string | null> {
  if (key.length < shortestKey) return null
  const ask = (keyword: string) =>
    engine.search<LawShown>(lawCollection.kind, {
      keyword,
      field: 'title',
      of: 'groups',
      filters: { values: { country: country === null ? [] : [country] } },
      page: 1,
      size: compared,
      sort: 'relevance',
      language,
      today: day,
    })
  const near = async (keyword: string) => {
    const { groups, didYouMean } = await ask(keyword)
    const [best] = groups
      .map(({ id, title }) => ({ id, named: lawName(title) }))
      .map(({ id, named }) => ({ id, named, away: distance(key, named.key) }))
      // "Limitation Act 1980" is not another country's of 1963.
      .filter(({ named, away }) => away <= allowed(key) && (!year || !named.year || named.year === year))
      .sort((one, other) => one.away - other.away)
    return { best, didYouMean: didYouMean.slice(0, 1) }
  }
  const { best, didYouMean } = await near(key)
  if (best) return best.id
  // A mistyped word finds nothing: the others may.
  const words = key.split(' ').filter((word) => word !== key && word.length >= shortestKey)
  for (const keyword of [...didYouMean, ...words.slice(0, mostWords)]) {
    const other = await near(keyword)
    if (other.best) return other.best.id
  }
  return null
}
