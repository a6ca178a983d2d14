import type { SearchAnswer } from '../door.ts'
import { isHeldIn, type LiveSegment } from '../index/live-segment.ts'
import type { GroupPlace } from '../index/segmented-index.ts'
import type { TextLanguage } from '../door.ts'

/** What a question names: it stands first. */
export interface Cited {
  /** The group meant, and behind it others of the same name, `namesakes` at most. */
  places: GroupPlace[]
  /** The units that are meant, in the order they are named. */
  units: { live: LiveSegment; unit: number }[]
  resolved: NonNullable<SearchAnswer['resolved']>
}

/** What a question is understood to name. */
export interface Named {
  cited: Cited | null
  notHeld: SearchAnswer['notHeld']
  wordings: SearchAnswer['wordings']
  /** It is the number of an article and names no law. */
  isActOpen: boolean
  /** What is left of the question to be looked for in words. */
  rest: string
}

/** Languages of an answer: that of the reader, and the only one that texts are looked for in. */
export interface Languages {
  reader: TextLanguage
  only?: TextLanguage | undefined
}

export const namesakes = 10

/** Longest text that is read as a name or a citation. */
export const citationLimit = 300

export function recordOf({ segment, group }: GroupPlace) {
  return segment.segment.groups[group]!
}

export function isIn({ only }: Languages): (place: GroupPlace) => boolean {
  return ({ segment, group }) => !only || isHeldIn(segment, group, only)
}
