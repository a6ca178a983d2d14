import type { Post } from '@portal/protocol/forum/schemas.ts'
import { blocksOf, readRichText, textOf } from '@portal/protocol/kernel/rich-text-blocks.ts'

interface CitedPlace {
  address: string
  /** As the text calls it. */
  words: string
}

/** What a text cites, each once, in the order it is named. */
export function citedIn({ html, citations }: Post['content']): CitedPlace[] {
  const blocks = blocksOf(readRichText(html))
  const places = citations.map(({ address, block, start, end }) => {
    const text = blocks[block]
    return { address, words: text ? textOf(text).slice(start, end) : '' }
  })
  return [...new Map(places.toReversed().map((place) => [place.address, place])).values()].toReversed()
}
