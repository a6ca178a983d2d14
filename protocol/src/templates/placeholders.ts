import { longestPartName, partName } from './constants.ts'

/** A place in a text where something is put in: the answer to a field, or the number of a clause. */
export interface Place {
  start: number
  end: number
  /** Of a field, or of a clause. */
  name: string
  isClause: boolean
}

const shape = /\{\{\s*(#?)([a-z][A-Za-z0-9]{0,39})\s*\}\}/g

/** The places of a text, in their order. */
export function placesOf(text: string): Place[] {
  return [...text.matchAll(shape)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    name: match[2] ?? '',
    isClause: match[1] === '#',
  }))
}

/** Whether a text holds braces that are no place: a name that cannot be one, or half of a pair. */
export function hasStrayBraces(text: string): boolean {
  return /\{\{|\}\}/.test(text.replace(shape, ''))
}

/** Whether a text can name a field, a step, a clause or a choice. */
export function mayBeName(text: string): boolean {
  return text.length <= longestPartName && partName.test(text)
}
