/** What is no text to read, or is not kept: pictures, styles, what Word says to itself. */
const dropped =
  'style, script, template, meta, link, title, xml, img, picture, svg, math, iframe, object, embed, video, audio, canvas'
const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, div'

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

/** How deep a paragraph of Word stands in a list, from 1; 0 outside of one. */
function listLevel(element: Element): number {
  return Number(/mso-list:\s*\w+\s+level(\d+)/i.exec(styleOf(element))?.[1] ?? 0)
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

/** Word writes lists as paragraphs with marks: those that follow each other become a list, with lists in its items. */
function makeLists(root: HTMLElement): void {
  const open: { list: Element; level: number }[] = []
  let last: Element | null = null
  for (const item of root.querySelectorAll(`p[${styled}]`)) {
    const level = listLevel(item)
    if (level === 0) continue
    if (last === null || item.previousElementSibling !== last) open.length = 0
    while (open.length > 0 && open.at(-1)!.level > level) open.pop()
    const tag = takeMark(item) ? 'ol' : 'ul'
    const around = open.at(-1)
    let list = around?.level === level ? around.list : null
    if (!list) {
      list = root.ownerDocument.createElement(tag)
      if (around) (around.list.lastElementChild ?? around.list).append(list)
      else item.before(list)
      open.push({ list, level })
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

/** Tables are none of a formatted text: each of their cells becomes a paragraph. */
function openTables(root: HTMLElement): void {
  for (const table of [...root.querySelectorAll('table')].toReversed()) {
    const cells = [...table.querySelectorAll('caption, td, th')].flatMap((cell) => {
      if (cell.textContent.trim() === '') return []
      if (cell.querySelector(blocks)) return [...cell.childNodes]
      const paragraph = root.ownerDocument.createElement('p')
      paragraph.append(...cell.childNodes)
      return paragraph
    })
    table.replaceWith(...cells)
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

/**
 * What is pasted, of what a formatted text is made of: headings, paragraphs, lists, emphasis and links, from Word and
 * from pages.
 *
 * @param most characters that are left of it
 */
export function pastedHtml(html: string, most: number): string {
  const root = new DOMParser().parseFromString(withoutStyles(html), 'text/html').body
  for (const part of root.querySelectorAll(dropped)) part.remove()
  makeLists(root)
  readEmphasis(root)
  openTables(root)
  cut(root, most)
  for (const title of root.querySelectorAll('p.MsoTitle')) rename(title, 'h2')
  return root.innerHTML.replace(/(<\/?)h1\b/gi, '$1h2').replace(/(<\/?)h[456]\b/gi, '$1h3')
}
