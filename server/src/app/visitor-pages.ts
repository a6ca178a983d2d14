import { LRUCache } from 'lru-cache'
import {
  isSameBasis,
  keptMilliseconds,
  type AnswerCaches,
  type Basis,
  type KeptWhile,
} from '../kernel/http/answer-cache.ts'
import type { CountReader } from '../kernel/http/noted-readers.ts'
import { bytesOf, packPage, type PackedPage } from '../kernel/http/packed-page.ts'

/** Bytes of pages that are kept, packed and not. */
const mostBytes = 64 * 1024 * 1024

/** What visitors are sent for one address: packed where it is kept. */
export interface VisitorPage<Html extends string | PackedPage = string | PackedPage> {
  status: number
  /** Where it leads on to. */
  location: string | null
  html: Html
  /** Its style element, as its policy names it. */
  style: string
  /** While what it is kept; null where something in it is made each time. */
  keptWhile: KeptWhile | null
  /** Counts who is sent it as a reader of what counts its readers. */
  countReader: CountReader
}

export interface VisitorPages {
  /** The page kept under a key, else the one that is being made, else the one made now. */
  page(key: string, make: () => Promise<VisitorPage<string>>): Promise<VisitorPage>
}

interface Making {
  basis: Basis | null
  page: Promise<VisitorPage>
}

interface Kept {
  page: VisitorPage<PackedPage> & { keptWhile: KeptWhile }
  /** What it rested on before it was made. */
  basis: readonly unknown[]
}

function mayBeKept(page: VisitorPage<string>): page is VisitorPage<string> & { keptWhile: KeptWhile } {
  return page.status === 200 && page.keptWhile !== null
}

/**
 * Pages that are the same for every visitor: kept while everything stays as it is that their answers rest on, and made
 * once for all who wait for the same. The key names all else that a page is made of.
 */
export function openVisitorPages(
  { basis: readBasis }: Pick<AnswerCaches, 'basis'>,
  maxSize = mostBytes,
): VisitorPages {
  const kept = new LRUCache<string, Kept>({
    maxSize,
    sizeCalculation: ({ page }, key) => bytesOf(page.html) + key.length,
    ttl: keptMilliseconds,
  })
  const making = new Map<string, Making>()

  async function makeAndKeep(
    key: string,
    basis: Basis | null,
    make: () => Promise<VisitorPage<string>>,
  ): Promise<VisitorPage> {
    const made = await make()
    if (!basis || !mayBeKept(made)) return made
    const page = { ...made, html: await packPage(made.html) }
    kept.set(key, { page, basis: basis.of(page.keptWhile) })
    return page
  }

  return {
    page: async (key, make) => {
      // Without the database no page can be told to be as it was: it is made.
      const basis = await readBasis().catch(() => null)
      const known = kept.get(key)
      if (known && basis && isSameBasis(known.basis, basis.of(known.page.keptWhile))) return known.page
      const underWay = making.get(key)
      // One that was begun before a change does not tell of it.
      if (underWay && isSameBasis(underWay.basis?.parts ?? [], basis?.parts ?? [])) return underWay.page
      const begun = { basis, page: makeAndKeep(key, basis, make) }
      making.set(key, begun)
      try {
        return await begun.page
      } finally {
        if (making.get(key) === begun) making.delete(key)
      }
    },
  }
}
