/** A line of a text: a heading with the number of its marks, or (0 marks) a paragraph. */
export interface Line {
  marks: number
  text: string
}

/** Lines beyond this, in characters, are taken as they are: finding markup in them takes time by their square. */
const longestMarkup = 20_000

const entities: Record<string, string> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  ensp: ' ',
  emsp: ' ',
}
const tags =
  /<\/?(?:a|b|big|blockquote|center|div|em|font|i|img|p|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|u)(?:\s[^<>]*)?\/?>/gi

/**
 * The lines of a Markdown text without its markup and empty lines. Angle brackets that are not HTML stay: Chinese
 * texts use them as quotation marks.
 */
export function cleanMarkdown(markdown: string): Line[] {
  return withoutComments(markdown)
    .replace(/<br\s*\/?>/gi, '\n')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanLine)
    .filter((line) => line.text !== '')
}

/** Comments that are not closed stay, so that nothing is lost behind them. */
function withoutComments(markdown: string): string {
  const pieces: string[] = []
  let start = 0
  for (let open = markdown.indexOf('<!--'); open !== -1; open = markdown.indexOf('<!--', start)) {
    const end = markdown.indexOf('-->', open + 4)
    if (end === -1) break
    pieces.push(markdown.slice(start, open))
    start = end + 3
  }
  return [...pieces, markdown.slice(start)].join('')
}

function cleanLine(raw: string): Line {
  const line = tidySpaces(raw)
  if (line.length > longestMarkup) return { marks: 0, text: line }
  const heading = /^(#{1,6})(?!#)\s*(.*?)\s*#*$/.exec(line)
  if (heading) return { marks: heading[1]!.length, text: plainText(heading[2]!) }
  if (/^(?:[-*_] ?){3,}$/.test(line)) return { marks: 0, text: '' }
  if (line.startsWith('|')) return { marks: 0, text: tableRow(line) }
  return { marks: 0, text: plainText(line.replace(/^>\s?/, '').replace(/^[-*+] /, '')) }
}

/** Invisible characters go; every space but the ideographic one becomes a plain one. */
function tidySpaces(text: string): string {
  return text
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replace(/[^\S\n\u3000]+/g, ' ')
    .trim()
}

function plainText(text: string): string {
  const plain = text
    .replace(/!?\[([^\]]*)\]\([^()]*\)/g, '$1')
    .replace(tags, '')
    .replace(/(\*\*|__)(?=[^\s*_])(.+?)(?<=[^\s*_])\1/g, '$2')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|<>~-])/g, '$1')
    .replace(/&(\w{2,4});/g, (whole, name: string) => entities[name] ?? whole)
  return tidySpaces(plain)
}

/** The cells of a row, divided by ideographic spaces; the line under a table's head says nothing. */
function tableRow(line: string): string {
  if (/^[|\s:-]+$/.test(line)) return ''
  const cells = line.replace(/^\||\|$/g, '').split(/(?<!\\)\|/)
  return cells
    .map((cell) => plainText(cell.trim()))
    .filter((cell) => cell !== '')
    .join('\u3000')
}
