import { SaxesParser } from 'saxes'
import { ContentProblem } from '../../../import/content-problem.ts'

export interface XmlElement {
  /** Without its namespace's prefix. */
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

/** No law is nested deeper; walking the tree stays within the stack. */
const deepest = 200

/**
 * The elements of an XML text. Namespaces are read over: Akoma Ntoso 3.0 stands in several (drafts, the OASIS
 * standard) and under any prefix. Entities are not defined by documents here, so that none can grow: a DOCTYPE with
 * ENTITY is refused, as is anything that is not well-formed.
 */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true, position: true })
  const refuse = (reason: string) => {
    throw new ContentProblem(`is not well-formed XML (line ${parser.line}): ${reason}`)
  }
  parser.on('error', (error) => refuse(error.message.replace(/^\d+:\d+: /, '')))
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) throw new ContentProblem('defines XML entities, which are not read')
  })
  parser.on('opentag', (tag) => {
    const attributes: Record<string, string> = {}
    for (const attribute of Object.values(tag.attributes)) attributes[attribute.local] = attribute.value
    const element: XmlElement = { name: tag.local, attributes, children: [] }
    open.at(-1)!.children.push(element)
    open.push(element)
    if (open.length > deepest) refuse(`elements are nested deeper than ${deepest}`)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  const addText = (part: string) => {
    open.at(-1)!.children.push(part)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(text).close()
  const document = root.children.find((node) => typeof node !== 'string')
  return document ?? root
}

export function elementsOf(element: XmlElement): XmlElement[] {
  return element.children.filter((node) => typeof node !== 'string')
}

/** The first child of that name. */
export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element && elementsOf(element).find((one) => one.name === name)
}

/** Every element of these names below this one, in the order of the text; not below a match. */
export function* descendants(element: XmlElement, ...names: string[]): Generator<XmlElement> {
  for (const one of elementsOf(element)) {
    if (names.includes(one.name)) yield one
    else yield* descendants(one, ...names)
  }
}

export function find(element: XmlElement | undefined, ...names: string[]): XmlElement | undefined {
  return element && descendants(element, ...names).next().value
}

/** Words of editors, which are not the law's. */
export const editorial = new Set(['authorialNote', 'remark', 'meta'])

/** Words of an element in one line. */
export function textOf(element: XmlElement | undefined): string {
  if (!element || editorial.has(element.name)) return ''
  const words = element.children.map((one) => (typeof one === 'string' ? one : textOf(one)))
  return words.join('').replace(/\s+/g, ' ').trim()
}
