import type { Citation } from '@portal/protocol/citations/schemas.ts'
import type { Block, Run, Table } from './content.ts'

/** A citation in a formatted text: `block` counts its paragraphs, headings and items from 0. */
type BlockCitation = Pick<Citation, 'start' | 'end' | 'address'> & { block: number }

const piece = /<(\/?)(\w+)(?: href="([^"]*)"| data-picture="[^"]*" alt="([^"]*)")?[^<>]*>|[^<]+/g
const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
/** It stands in a section that has a heading. */
const headingLevels: Record<string, number> = { h2: 2, h3: 3 }

/** A formatted text, as the server cleaned it (`kernel/rich-text.ts`), as blocks of a document. */
export function formattedBlocks(html: string, citations: readonly BlockCitation[] = []): Block[] {
  const top: Block[] = []
  /** Where the next block goes, innermost last. */
  const places: Block[][] = [top]
  /** Heads of a table are bold as a whole. */
  const marks = { strong: false, em: false, th: false }
  let address: string | undefined
  let runs: Run[] = []
  let block = -1
  const begin: Record<string, () => void> = {
    ul: () => beginList(false),
    ol: () => beginList(true),
    li: () => {
      const list = places.at(-1)!.at(-1)!
      const item: Block[] = []
      if (list.kind === 'list') list.items.push(item)
      places.push(item)
    },
    blockquote: () => {
      const blocks: Block[] = []
      places.at(-1)!.push({ kind: 'quotation', blocks })
      places.push(blocks)
    },
    table: () => places.at(-1)!.push({ kind: 'table', rows: [] }),
    tr: () => rowsHere().push([]),
    td: () => beginCell(false),
    th: () => beginCell(true),
    br: () => say('\n'),
  }
  const end: Record<string, () => void> = {
    li: () => places.pop(),
    blockquote: () => places.pop(),
    td: () => places.pop(),
    th: () => places.pop(),
  }

  function beginList(isOrdered: boolean): void {
    places.at(-1)!.push({ kind: 'list', isOrdered, items: [] })
  }

  function rowsHere(): Table['rows'] {
    const table = places.at(-1)!.at(-1)!
    return table.kind === 'table' ? table.rows : []
  }

  function beginCell(isHead: boolean): void {
    const blocks: Block[] = []
    rowsHere().at(-1)!.push({ isHead, blocks })
    marks.th = isHead
    places.push(blocks)
  }

  function say(text: string): void {
    runs.push({
      text,
      ...((marks.strong || marks.th) && { isBold: true }),
      ...(marks.em && { isItalic: true }),
      ...(address !== undefined && { address }),
    })
  }

  /** Of a picture, what it shows in words. */
  function sayPicture(text: string): void {
    places.at(-1)!.push({ kind: 'paragraph', runs: [{ text, isItalic: true }] })
  }

  for (const [text, slash, tag, href, shows] of html.matchAll(piece)) {
    const isEnd = slash === '/'
    if (tag === undefined) say(plain(text))
    else if (tag === 'strong' || tag === 'em') marks[tag] = !isEnd
    else if (tag === 'a') address = isEnd ? undefined : plain(href!)
    else if (tag === 'img') sayPicture(plain(shows!))
    else if (tag === 'p' || tag === 'figcaption' || tag in headingLevels) {
      if (isEnd) {
        const cited = cite(
          runs,
          citations.filter((one) => one.block === block && one.kind !== 'act'),
        )
        const level = headingLevels[tag]
        places
          .at(-1)!
          .push(
            level === undefined
              ? { kind: 'paragraph', runs: cited }
              : { kind: 'heading', level, text: runs.map((run) => run.text).join('') },
          )
      } else [runs, block] = [[], block + 1]
    } else if (isEnd) end[tag]?.()
    else begin[tag]?.()
  }
  return top
}

function plain(escaped: string): string {
  return escaped.replace(/&(?:lt|gt|quot|amp);/g, (entity) => characters[entity]!)
}

/** Divides runs where citations begin and end, and links what they name. */
function cite(runs: Run[], citations: BlockCitation[]): Run[] {
  const edges = [...new Set(citations.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b)
  let start = 0
  return runs.flatMap((run) => {
    const from = start
    const to = (start += run.text.length)
    const places = [from, ...edges.filter((edge) => edge > from && edge < to), to]
    return places.slice(1).map((place, index) => {
      const at = places[index]!
      const citation = citations.find((one) => one.start <= at && one.end >= place)
      const text = run.text.slice(at - from, place - from)
      return { ...run, text, ...(citation && { address: citation.address }) }
    })
  })
}
