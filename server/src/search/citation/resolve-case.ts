import { caseNumberKey } from '../../text/case-number.ts'
import { numberMark } from '../../text/law-name.ts'
import type { TextLanguage } from '../door.ts'
import { caseTitleKey } from '../index/case-collection.ts'
import { isHeldIn } from '../index/live-segment.ts'
import type { GroupPlace, SegmentedIndex } from '../index/segmented-index.ts'
import type { CaseFilter } from '../query/case-filter.ts'
import type { Cited } from '../query/hits.ts'

/** The case meant, and others of the same number or title, newest first. */
export interface CitedCase extends Cited<'case'> {
  /** Id of the first. */
  resolved: string
}

const namesakes = 10

/** Longest text that is read as a number or title. */
const nameLimit = 300

/**
 * Reads a whole text as a case's number or title, in any language. Null when it is neither, or when no such case
 * passes the filter.
 */
export function resolveCase(
  text: string,
  index: SegmentedIndex<'case'>,
  filter: CaseFilter,
  textLanguage?: TextLanguage,
): CitedCase | null {
  if (text.length > nameLimit) return null
  const number = caseNumberKey(text)
  const names = [caseTitleKey(text), ...(number === '' ? [] : [numberMark + number])]
  const places = [...new Set(names.flatMap((name) => index.titles.find(name)))]
    .flatMap((id) => index.places.get(id) ?? [])
    .filter(({ segment, group }) => filter.failures(segment.columns, group) === 0)
    .filter(({ segment, group }) => !textLanguage || isHeldIn(segment, group, textLanguage))
    .sort(newestFirst)
  const first = places[0]
  if (!first) return null
  return { places: places.slice(0, namesakes), unit: null, resolved: idOf(first) }
}

function newestFirst(one: GroupPlace<'case'>, other: GroupPlace<'case'>): number {
  const day = ({ segment, group }: GroupPlace<'case'>) => segment.columns.judgedOn[group]!
  return day(other) - day(one) || (idOf(one) < idOf(other) ? -1 : 1)
}

function idOf({ segment, group }: GroupPlace<'case'>): string {
  return segment.segment.groups[group]!.id
}
