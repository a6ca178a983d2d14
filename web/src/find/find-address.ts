import { writeParts } from '../search/address-parts.ts'

/** What an address says beside the text that is searched for. */
interface Narrowed {
  kind?: string | null | undefined
  /** Of publications. */
  publicationKind?: string | undefined
  /** The country whose laws go before others, or that none does. */
  prefer?: string | undefined
}

/** The address of a search over everything, or over one kind. */
export function findAddress(keyword: string, { kind, publicationKind, prefer }: Narrowed = {}): string {
  return writeParts('/search', { keyword, kind: kind ?? '', publicationKind, prefer })
}
