/** What is no text to read, or is not kept: drawings, styles, what Word says to itself. */
const dropped =
  'style, script, template, meta, link, title, xml, svg, math, iframe, object, embed, video, audio, canvas'
/** What divides words into paragraphs. */
const dividing =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, div, table, tbody, thead, tfoot, tr, td, th'

/** Places that a cell may cover one way. */
const mostSpan = 50

/** The attribute that styles are read in: as a style each would be refused by the page's policy, and said so. */
const styled = 'data-style'

const styleOf = (element: Element) => element.getAttribute(styled) ?? ''

/** Takes styles out of what is said to the browser, before it is read. */
function withoutStyles(html: string): string {
  return html.replace(/<[^<>]*>/g, (tag) =>
    tag.replace(/^<(\/?)style\b/i, '<$1template').replace(/\sstyle\s*=/gi, ` ${styled}=`),
  )
}

function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Emphasis that is said in styles alone, or taken back in them, as other editors write it. */
function readEmphasis(root: HTMLElement): void {
  for (const part of root.querySelectorAll(`b[${styled}]`)) {
    if (/font-weight:\s*normal/i.test(styleOf(part))) rename(part, 'span')
  }
  for (const part of root.querySelectorAll(`span[${styled}]`)) {
    const slanted = /font-style:\s*italic/i.test(styleOf(part)) ? rename(part, 'em') : part
    if (!/font-weight:\s*(bold|[6-9]00)/i.test(styleOf(part))) continue
    const strong = root.ownerDocument.createElement('strong')
    strong.append(...slanted.childNodes)
    slanted.append(strong)
  }
}

/** Which list of Word a paragraph is of, and how deep it stands in it, from 1; null outside of one. */
function listPlace(element: Element): { name: string; level: number } | null {
  const place = /mso-list:\s*(\w+)\s+level(\d+)(?:\s+(\w+))?/i.exec(styleOf(element))
  return place && { name: `${place[1]} ${place[3] ?? ''}`, level: Number(place[2]) }
}

/** Takes the mark of a list's item out of it: whether it is a number or a letter, and no dot. */
function takeMark(item: Element): boolean {
  const marks = [...item.querySelectorAll(`[${styled}]`)].filter((part) =>
    /mso-list:\s*ignore/i.test(styleOf(part)),
  )
  const isNumber = marks.some((mark) => /^[\s(（]*[\p{N}\p{L}]+[.)）、]/u.test(mark.textContent))
  for (const mark of marks) mark.remove()
  return isNumber
}

/** Word writes lists as paragraphs with marks: those of one that follow each other become it, with lists in its items. */
function makeLists(root: HTMLElement): void {
  const open: { list: Element; name: string; level: number }[] = []
  let last: Element | null = null
  for (const item of root.querySelectorAll(`p[${styled}]`)) {
    const place = listPlace(item)
    if (!place) continue
    const { name, level } = place
    if (last === null || item.previousElementSibling !== last) open.length = 0
    while (open.length > 0 && open.at(-1)!.level > level) open.pop()
    if (open.at(-1)?.level === level && open.at(-1)?.name !== name) open.pop()
    const tag = takeMark(item) ? 'ol' : 'ul'
    const around = open.at(-1)
    let list = around?.level === level ? around.list : null
    if (!list) {
      list = root.ownerDocument.createElement(tag)
      if (around) (around.list.lastElementChild ?? around.list).append(list)
      else item.before(list)
      open.push({ list, name, level })
    }
    const entry = root.ownerDocument.createElement('li')
    const words = root.ownerDocument.createElement('p')
    words.append(...item.childNodes)
    entry.append(words)
    list.append(entry)
    item.remove()
    last = open[0]?.list ?? null
  }
}

/** Leaves in a cell paragraphs alone, whatever divides its words. */
function plainCell(cell: Element): void {
  const paragraphs: Element[] = []
  let open: Element | null = null
  const take = (part: Element): void => {
    // What is taken goes out of it meanwhile.
    const inside = [...part.childNodes]
    for (const inner of inside) {
      if (inner instanceof Element && inner.matches(dividing)) {
        open = null
        take(inner)
        open = null
      } else {
        if (!open) paragraphs.push((open = cell.ownerDocument.createElement('p')))
        open.append(inner)
      }
    }
  }
  take(cell)
  cell.replaceChildren(...paragraphs.filter(({ textContent }) => textContent.trim() !== ''))
}

const spanOf = (cell: Element, name: 'colspan' | 'rowspan') =>
  Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), mostSpan)

/** Has each place of a row its own cell: what covered several stands in the first, the others are empty. */
function spread(table: Element): void {
  /** Columns that cells of rows above cover, with how many rows more. */
  const covered = new Map<number, number>()
  for (const row of table.querySelectorAll('tr')) {
    const cells = [...row.children]
    const places: Element[] = []
    const fill = () => {
      for (let left = covered.get(places.length); left; left = covered.get(places.length)) {
        covered.set(places.length, left - 1)
        places.push(row.ownerDocument.createElement('td'))
      }
    }
    for (const cell of cells) {
      fill()
      const [across, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      for (let place = 0; place < across; place += 1) {
        if (down > 1) covered.set(places.length, down - 1)
        places.push(place === 0 ? cell : row.ownerDocument.createElement('td'))
      }
    }
    fill()
    row.replaceChildren(...places)
  }
}

/** Tables of plain cells; what stands above one is a paragraph. */
function plainTables(root: HTMLElement): void {
  for (const table of root.querySelectorAll('table')) {
    for (const caption of table.querySelectorAll('caption')) table.before(rename(caption, 'p'))
    for (const cell of table.querySelectorAll('td, th')) plainCell(cell)
    spread(table)
  }
}

/** Leaves so many characters that a field which takes fewer says so, and no editor is held up by the rest. */
function cut(root: HTMLElement, most: number): void {
  const parts = [...root.childNodes]
  let left = most
  for (const part of parts) {
    const { length } = part.textContent ?? ''
    if (left <= 0) part.remove()
    else if (length > left) part.textContent = (part.textContent ?? '').slice(0, left)
    left -= length
  }
}

/** Leaves the pictures that the form has; says whether there was another. */
function dropPictures(root: HTMLElement, isKnown: (picture: string) => boolean): boolean {
  let isLost = false
  for (const picture of root.querySelectorAll('img')) {
    if (picture.parentElement?.matches('figure') && isKnown(picture.dataset['picture'] ?? '')) continue
    picture.remove()
    isLost = true
  }
  return isLost
}

/**
 * What is pasted, of what a formatted text is made of: headings, paragraphs, lists, tables, emphasis and links, from
 * Word and from pages.
 *
 * @param most characters that are left of it
 * @param isKnown whether the form has a picture, which then is kept
 */
export function pastedHtml(
  html: string,
  most: number,
  isKnown: (picture: string) => boolean,
): { html: string; isPictureLost: boolean } {
  const root = new DOMParser().parseFromString(withoutStyles(html), 'text/html').body
  for (const part of root.querySelectorAll(dropped)) part.remove()
  const isPictureLost = dropPictures(root, isKnown)
  makeLists(root)
  readEmphasis(root)
  plainTables(root)
  cut(root, most)
  // A text has headings of two levels: the first of what is pasted, and the others.
  const first = root.querySelector('h1') ? 'h1' : 'h2'
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    rename(heading, heading.matches(first) ? 'h2' : 'h3')
  }
  for (const title of root.querySelectorAll('p.MsoTitle')) rename(title, 'h2')
  return { html: root.innerHTML, isPictureLost }
}
