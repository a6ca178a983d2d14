/** Words marked alike; a line feed in them is a line break. */
export interface TextRun {
  text: string
  isStrong: boolean
  isSlanted: boolean
  /** Address of another site that they lead to. */
  href: string | null
}

/** A paragraph, a heading, or what is said below a picture. */
export interface TextBlock {
  tag: (typeof blockTags)[number]
  runs: TextRun[]
}

const blockTags = ['p', 'h2', 'h3', 'figcaption'] as const
const groupTags = ['ul', 'ol', 'li', 'blockquote', 'table', 'tr', 'th', 'td'] as const

/** A list, one of its items, a quotation, or a table, one of its rows or cells. */
export interface TextGroup {
  tag: (typeof groupTags)[number]
  parts: RichPart[]
}

/** A picture; below it may stand what is said of it. */
export interface TextFigure {
  tag: 'figure'
  /** Id of its file. */
  picture: string
  /** What it shows in words. */
  text: string
  parts: RichPart[]
}

export type RichPart = TextBlock | TextGroup | TextFigure

const piece = /<(\/?)(\w+)(?: href="([^"]*)"| data-picture="([^"]*)" alt="([^"]*)")?[^<>]*>|[^<]+/g
const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const plain = (text: string) => text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => characters[entity]!)

function isBlock(tag: string): tag is TextBlock['tag'] {
  return blockTags.some((one) => one === tag)
}

function isGroup(tag: string): tag is TextGroup['tag'] {
  return groupTags.some((one) => one === tag)
}

/**
 * The parts of a formatted text.
 *
 * @param html as the server cleaned it: every word in a block, nothing crossed
 */
export function readRichText(html: string): RichPart[] {
  const parts: RichPart[] = []
  const groups: (TextGroup | TextFigure)[] = []
  let block: TextBlock | null = null
  const marks: Omit<TextRun, 'text'> = { isStrong: false, isSlanted: false, href: null }
  for (const [text, end, tag, href, picture, shows] of html.matchAll(piece)) {
    const isStart = !end
    if (tag === undefined || tag === 'br') {
      block?.runs.push({ text: tag ? '\n' : plain(text), ...marks })
    } else if (tag === 'strong') marks.isStrong = isStart
    else if (tag === 'em') marks.isSlanted = isStart
    else if (tag === 'a') marks.href = isStart ? plain(href ?? '') : null
    else if (!isStart) {
      if (isGroup(tag) || tag === 'figure') groups.pop()
    } else if (tag === 'img') {
      const figure: TextFigure = {
        tag: 'figure',
        picture: picture ?? '',
        text: plain(shows ?? ''),
        parts: [],
      }
      parts.push(figure)
      groups.push(figure)
    } else if (isBlock(tag)) {
      block = { tag, runs: [] }
      ;(groups.at(-1)?.parts ?? parts).push(block)
    } else if (isGroup(tag)) {
      const group: TextGroup = { tag, parts: [] }
      ;(groups.at(-1)?.parts ?? parts).push(group)
      groups.push(group)
    }
  }
  return parts
}

/** Its paragraphs and headings, and what is said below pictures, in the order they are read. */
export function blocksOf(parts: readonly RichPart[]): TextBlock[] {
  return parts.flatMap((part) => ('runs' in part ? [part] : blocksOf(part.parts)))
}

export function textOf({ runs }: TextBlock): string {
  return runs.map(({ text }) => text).join('')
}

/** Its pictures, in their order; one that stands twice is among them twice. */
export function figuresOf(parts: readonly RichPart[]): TextFigure[] {
  return parts.filter((part) => part.tag === 'figure')
}
