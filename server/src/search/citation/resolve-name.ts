import { numberMark } from '../../text/law-name.ts'
import type { GroupFilter } from '../filter/group-filter.ts'
import { titleKey } from '../index/naming.ts'
import type { GroupPlace, SegmentedIndex } from '../index/segmented-index.ts'
import { citationLimit, isIn, namesakes, recordOf, type Cited, type Languages } from './cited.ts'

/**
 * Reads a whole text as the number or title of a group, in any language: the group meant, and others of that name,
 * newest first. Null when it is neither, or when no such group passes the filter.
 */
export function resolveName(
  text: string,
  index: SegmentedIndex,
  filter: GroupFilter,
  languages: Languages,
): Cited | null {
  if (text.length > citationLimit) return null
  const number = index.collection.naming.numberKey(text)
  const names = [titleKey(text), ...(number === '' ? [] : [numberMark + number])]
  const places = [...new Set(names.flatMap((name) => index.titles.find(name)))]
    .flatMap((id) => index.places.get(id) ?? [])
    .filter(({ segment, group }) => filter.failures(segment.columns, group) === 0)
    .filter(isIn(languages))
    .sort(newestFirst)
  const first = places[0]
  if (!first) return null
  const { id, shown } = recordOf(first)
  return { places: places.slice(0, namesakes), units: [], resolved: { id, shown, unitKey: null, units: [] } }
}

function newestFirst(one: GroupPlace, other: GroupPlace): number {
  const day = ({ segment, group }: GroupPlace) => segment.columns.order[group]!
  return day(other) - day(one) || (recordOf(one).id < recordOf(other).id ? -1 : 1)
}
