import type { DocumentContent } from '../content.ts'
import { fill } from '../../kernel/words.ts'
import { documentWords } from '../words.ts'
import { breakLines } from './lines.ts'
import { quiet, ruleColour, sizes } from './look.ts'
import { sheet, textWidth, type PageWriter, type Struct } from './page-writer.ts'
import type { Typesetter } from './typesetter.ts'

type Marked = Pick<DocumentContent, 'mark' | 'readerLanguage'>

function footLine(text: string, { readerLanguage: language }: Marked) {
  return breakLines([{ text }], { language, size: sizes.foot, width: textWidth })[0]!
}

function drawMark(pages: PageWriter, mark: string, content: Marked): void {
  const line = footLine(mark, content)
  pages.words(line, sheet.side + textWidth - line.width, sheet.top - 34, sizes.foot, quiet)
}

/** The kind of document at the head of its first page, where it is read out. */
export function putMark(typesetter: Typesetter, root: Struct, content: Marked): void {
  const { mark, readerLanguage } = content
  if (mark === undefined) return
  const { pages } = typesetter
  pages.mark(typesetter.struct(root, 'P', readerLanguage))
  drawMark(pages, mark, content)
  pages.closeMark()
}

/** The kind of document at the head of each further page, and its number at the foot of each. */
export function numberPages(pages: PageWriter, content: Marked): void {
  const { page } = documentWords(content.readerLanguage)
  const { count } = pages.doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pages.doc.switchToPage(index)
    pages.artifact(() => {
      const line = footLine(fill(page, { page: String(index + 1), pages: String(count) }), content)
      pages.rule(sheet.side, sheet.height - 54, textWidth, ruleColour)
      const x = sheet.side + (textWidth - line.width) / 2
      pages.words(line, x, sheet.height - 40, sizes.foot, quiet)
      if (content.mark !== undefined && index > 0) drawMark(pages, content.mark, content)
    }, 'Pagination')
  }
}
