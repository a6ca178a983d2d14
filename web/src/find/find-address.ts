import { writeParts } from '../search/address-parts.ts'

/** The address of a search over everything, or over one kind. */
export function findAddress(keyword: string, kind?: string | null): string {
  return writeParts('/search', { keyword, kind: kind ?? '' })
}
