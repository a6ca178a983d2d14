import type { SearchAnswer, TextLanguage } from '../door.ts'
import { isHeldIn } from '../index/live-segment.ts'
import { languages, readKey } from '../index/segment.ts'
import type { GroupPlace, SegmentedIndex } from '../index/segmented-index.ts'
import type { Cited } from '../query/hits.ts'
import type { LawFilter } from '../query/law-filter.ts'
import { articleReferences } from '../../text/article-reference.ts'
import { lawName, numberMark, officialNumberKey } from '../../text/law-name.ts'

/** The law meant and at most `namesakes` of its name; the article, when the first has one of that number. */
export interface Citation extends Cited<'law'> {
  resolved: NonNullable<SearchAnswer['resolved']>
}

const namesakes = 10

/** Longest text that is read as a citation. */
const citationLimit = 300

/**
 * Reads a whole text as the citation of a law: its title, short title or official number, in any language, alone
 * or with an article. Null when it is anything else, or when no such law passes the filter and is held in
 * `textLanguage`.
 */
export function resolveCitation(
  text: string,
  index: SegmentedIndex<'law'>,
  reader: TextLanguage,
  filter: LawFilter,
  textLanguage?: TextLanguage,
): Citation | null {
  if (text.length > citationLimit) return null
  for (const { law, key } of [{ law: text, key: null }, ...articleReferences(text)]) {
    const found = findLaws(law, index, filter).filter(
      ({ segment, group }) => !textLanguage || isHeldIn(segment, group, textLanguage),
    )
    if (found.length === 0) continue
    const candidates = found.map((place) => ({
      place,
      unit: key === null ? null : findArticle(place, key, reader, textLanguage),
    }))
    candidates.sort(orderOf(candidates, text, filter))
    const { place, unit } = candidates[0]!
    const record = place.segment.segment.groups[place.group]!
    return {
      places: candidates.slice(0, namesakes).map((candidate) => candidate.place),
      unit: unit === null ? null : { live: place.segment, unit },
      resolved: {
        lawId: record.id,
        address: record.address,
        articleKey: unit === null ? null : readKey(place.segment.segment, unit),
      },
    }
  }
  return null
}

function findLaws(text: string, index: SegmentedIndex<'law'>, filter: LawFilter): GroupPlace<'law'>[] {
  const { key, country, year, isChinese } = lawName(text)
  const byName = key === '' ? [] : placesOf(index, index.titles.find(key))
  const ofCountry = byName.filter((place) => country === null || recordOf(place).country === country)
  // A Chinese year may be that of a version; an English or Russian one tells acts apart.
  const ofYear = ofCountry.filter((place) => year === null || bearsYear(place, year))
  const found = ofYear.length > 0 || !isChinese ? ofYear : ofCountry
  const laws = found.length > 0 ? found : findByNumber(text, index)
  return laws.filter(({ segment, group }) => filter.failures(segment.columns, group) === 0)
}

const date = /(?<!\p{L})(?:от|of|dated)\s+\d{1,2}(?:[./]\d{1,2}[./]|\s+\p{L}+\s+)\d{4}(?:\s*г(?:ода|\.)?)?/gu
const numberWords =
  /(?<!\p{L})(?:федеральн\p{L}*|конституционн\p{L}*|закон\p{L}*|указ\p{L}*|постановлени\p{L}*|law|act|decree|зрк|зру)(?!\p{L})/gu

function findByNumber(text: string, index: SegmentedIndex<'law'>): GroupPlace<'law'>[] {
  const plain = text.toLowerCase().replace(date, ' ').replace(numberWords, ' ')
  const key = officialNumberKey(plain)
  // Digits alone are a number only when the text says so.
  if (!/\d/.test(key) || (/^\d+$/.test(key) && !/№|(?<!\p{L})no\.?\s*\d/u.test(plain))) return []
  return placesOf(index, index.titles.find(numberMark + key))
}

function placesOf(index: SegmentedIndex<'law'>, ids: string[]): GroupPlace<'law'>[] {
  return ids.flatMap((id) => index.places.get(id) ?? [])
}

function recordOf({ segment, group }: GroupPlace<'law'>) {
  return segment.segment.groups[group]!
}

function bearsYear(place: GroupPlace<'law'>, year: string): boolean {
  const { adoptedOn, effectiveOn, number, titles } = recordOf(place)
  const names = titles.flatMap(({ title, shortTitles }) => [title, ...shortTitles])
  return [adoptedOn?.slice(0, 4), effectiveOn?.slice(0, 4), number, ...names].some((part) =>
    part?.includes(year),
  )
}

/** The article's unit, in the reader's language where the law is held in it; in `only` that one where it is given. */
function findArticle(
  { segment: live, group }: GroupPlace<'law'>,
  key: string,
  reader: TextLanguage,
  only?: TextLanguage,
): number | null {
  const { segment } = live
  const wanted = comparable(key)
  let found: number | null = null
  for (let unit = segment.articleStarts[group]!; unit < segment.groupStarts[group + 1]!; unit++) {
    if (comparable(readKey(segment, unit)) !== wanted) continue
    const language = languages[segment.unitLanguages[unit]!]
    if (only && language !== only) continue
    if (language === reader) return unit
    found ??= unit
  }
  return found
}

/** 12-1 and 12.1 are printed for the same article by different editions. */
function comparable(key: string): string {
  return key.toUpperCase().replaceAll('-', '.')
}

interface Candidate {
  place: GroupPlace<'law'>
  unit: number | null
}

/**
 * Order of laws that share a name. A question in Chinese means China's, one in Russian Russia's. Then come those
 * that have the article cited, those in force, and the countries whose law is newest; the parts of one code, which
 * share a country, stand in the order they were made.
 */
function orderOf(candidates: Candidate[], text: string, filter: LawFilter) {
  const home = /\p{Script=Han}/u.test(text) ? 'CN' : /\p{Script=Cyrillic}/u.test(text) ? 'RU' : null
  const since = ({ place: { segment, group } }: Candidate): number =>
    segment.columns.effectiveOn[group]! || segment.columns.adoptedOn[group]!
  const newest = new Map<string, number>()
  for (const candidate of candidates) {
    const { country } = recordOf(candidate.place)
    newest.set(country, Math.max(newest.get(country) ?? 0, since(candidate)))
  }
  const rank = (candidate: Candidate): (number | string)[] => {
    const { country, id } = recordOf(candidate.place)
    const timeliness = filter.timelinessName(candidate.place.segment, candidate.place.group)
    return [
      Number(home !== null && country !== home),
      Number(candidate.unit === null),
      Number(timeliness !== 'IN_FORCE' && timeliness !== 'AMENDED'),
      -newest.get(country)!,
      country,
      since(candidate),
      id,
    ]
  }
  return (one: Candidate, other: Candidate): number => {
    const [ranks, otherRanks] = [rank(one), rank(other)]
    const at = ranks.findIndex((value, place) => value !== otherRanks[place])
    return at !== -1 && ranks[at]! > otherRanks[at]! ? 1 : -1
  }
}
