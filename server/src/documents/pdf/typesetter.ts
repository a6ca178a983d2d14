import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { DocumentContent, Run } from '../content.ts'
import { languageTags, resolveAddress } from '../plain-content.ts'
import { breakLines } from './lines.ts'
import { baselineOf, ink, labelLook, leading, type Look, type Place } from './look.ts'
import type { Item, PageWriter, Struct } from './page-writer.ts'

/** Makes lines of runs, each under its element of the tree. */
export class Typesetter {
  readonly pages: PageWriter
  readonly #content: DocumentContent

  constructor(pages: PageWriter, content: DocumentContent) {
    this.pages = pages
    this.#content = content
  }

  lines(tag: string, runs: readonly Run[], place: Place, look: Look): Item[] {
    const { size, align, colour = ink } = look
    const struct = this.struct(place.parent, tag, place.language)
    const lines = breakLines(runs, {
      language: place.language,
      size,
      width: place.width,
      isBold: look.isBold ?? false,
      isItalic: look.isItalic ?? false,
      isJustified: look.isJustified ?? false,
      indent: look.indent ?? 0,
    })
    const height = size * leading[place.language]
    const resolve = (address: string) => resolveAddress(address, this.#content.origin)
    return lines.map((line, index) => {
      const room = place.width - line.width
      const shift = align === 'centre' ? room / 2 : align === 'right' ? room : 0
      return {
        before: index === 0 ? (look.before ?? 0) : 0,
        height,
        keepsNext: look.keepsNext === true || keepsNext(index, lines.length),
        paint: (x, top) => {
          const baseline = baselineOf(top, size, leading[place.language])
          this.pages.line(line, x + place.left + shift, baseline, { struct, size, colour, resolve })
        },
      }
    })
  }

  /** What a column is, in the reader's language. */
  label(text: string, place: Place): Item[] {
    const language = this.#content.readerLanguage
    return this.lines('P', [{ text }], { ...place, language }, { ...labelLook, before: 6, keepsNext: true })
  }

  /** An element that names its language where it is not the document's. */
  struct(parent: Struct, tag: string, language: Language): Struct {
    const isOther = language !== this.#content.language
    return this.pages.struct(parent, tag, isOther ? { lang: languageTags[language] } : {})
  }
}

/** The first line of a paragraph is not parted from its second, nor the last from the one before. */
function keepsNext(index: number, count: number): boolean {
  return count > 1 && (index === 0 || index === count - 2)
}
