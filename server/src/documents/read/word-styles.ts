import { walk } from '../../kernel/walk-xml.ts'
import type { ListPlace } from './word-numbers.ts'

/** What a style says of the paragraphs that have it. */
interface Style extends ListPlace {
  /** Level of a heading, from 1; 0 of a document's title; null of anything else. */
  heading: number | null
}

export interface Styles {
  of(id: string): Style
}

interface StyleRead extends Style {
  basedOn: string | null
}

/** Styles that one may rest on, one upon another. */
const deepest = 12

const unsaid: StyleRead = { heading: null, list: null, level: null, basedOn: null }

/** The level that a style's name says: "heading 2", "标题 2"; 0 of a title. */
function levelOfName(name: string): number | null {
  const level = /^(?:heading|标题|заголовок)\s*(\d)$/i.exec(name)?.[1]
  if (level !== undefined) return Number(level)
  return /^(?:title|标题|название)$/i.test(name) ? 0 : null
}

/** The styles of a document by the ids that paragraphs name them by; the list of one comes from what it is based on. */
export function readStyles(xml: string | null): Styles {
  const styles = new Map<string, StyleRead>()
  let style: StyleRead | null = null
  if (xml !== null) {
    walk(xml, {
      open(name, attributes) {
        const value = attributes['w:val'] ?? ''
        if (name === 'w:style') {
          style = { ...unsaid }
          styles.set(attributes['w:styleId'] ?? '', style)
        }
        if (!style) return
        if (name === 'w:name') style.heading = levelOfName(value)
        if (name === 'w:basedOn') style.basedOn = value
        if (name === 'w:numId') style.list = value
        if (name === 'w:ilvl') style.level = Number(value)
      },
      close(name) {
        if (name === 'w:style') style = null
      },
    })
  }
  function placeOf(id: string, depth: number): ListPlace {
    const { list, level, basedOn } = styles.get(id) ?? unsaid
    if (list !== null || basedOn === null || depth === deepest) return { list, level }
    const above = placeOf(basedOn, depth + 1)
    return { list: above.list, level: level ?? above.level }
  }
  return { of: (id) => ({ heading: styles.get(id)?.heading ?? null, ...placeOf(id, 0) }) }
}
