import { chineseNumber } from '@portal/protocol/laws/article-number.ts'
import type { LawDocumentUnit } from '../../document.ts'
import { ContentProblem } from '../../../import/content-problem.ts'
import type { Line } from '../../../import/markdown/cleaning.ts'
import { annexLabel, articleLine, isStructural, splitLabel, tidyHeading, type ArticleLine } from './labels.ts'

interface OpenArticle {
  number: string
  heading: string | null
  paragraphs: string[]
  /** Everything after an annex's label is the annex, enumerated headings too, until a heading of the law. */
  isAnnex: boolean
}

const enumerated = /^([〇零一二三四五六七八九十百]+)、\s*(.*)$/
const attachedTable = /^\p{Script=Han}{2,20}表[一二三四五六七八九十]{0,2}(?:（[^（）]{1,30}）)?$/u

/**
 * Headings and articles of a law's text, in the order printed. A law without numbered articles (decisions,
 * amendments) has the items 一、二、三、 for articles. Text that stands under no number is an article all the same,
 * named by its heading (序言, 附件一) or, without one, 引言 before the articles and 正文 where there are none.
 */
export function readUnits(lines: readonly Line[]): LawDocumentUnit[] {
  return new UnitReader(lines).read()
}

/** Level of an annex's heading, whatever marks the law's own headings bear. */
const highestLevel = 0

/** Levels are the ranks of the marks in use: some texts begin with ##, some with ###. */
function rankLevels(units: LawDocumentUnit[]): LawDocumentUnit[] {
  const marks = units.flatMap((unit) => ('level' in unit && unit.level !== highestLevel ? [unit.level] : []))
  const ranks = [...new Set(marks)].toSorted()
  return units.map((unit) =>
    'level' in unit ? { ...unit, level: Math.max(1, ranks.indexOf(unit.level) + 1) } : unit,
  )
}

class UnitReader {
  readonly #lines: readonly Line[]
  readonly #hasArticles: boolean
  readonly #hasItems: boolean
  readonly #units: LawDocumentUnit[] = []
  #open: OpenArticle | null = null
  /** A heading that nothing has followed yet. */
  #heading: { level: number; heading: string } | null = null
  #lastArticle: ArticleLine | null = null
  #lastItem = 0

  constructor(lines: readonly Line[]) {
    this.#lines = lines
    this.#hasArticles = lines.some((line) => line.marks === 0 && articleLine(line.text, null) !== null)
    this.#hasItems = !this.#hasArticles && lines.some((line) => enumerated.exec(line.text)?.[1] === '一')
  }

  read(): LawDocumentUnit[] {
    for (const [index, line] of this.#lines.entries()) {
      if (line.marks > 0) this.#readHeading(line)
      else this.#readParagraph(line.text, this.#lines[index + 1])
    }
    this.#close()
    return rankLevels(this.#units)
  }

  #readHeading(line: Line): void {
    const text = tidyHeading(line.text)
    if (text === '') return
    if (this.#open?.isAnnex && enumerated.test(text)) {
      this.#open.paragraphs.push(text)
      return
    }
    this.#close()
    const annex = annexLabel(text)
    if (annex) {
      this.#start(annex.number, annex.heading, [], true)
      return
    }
    this.#heading = { level: line.marks, heading: text }
    this.#units.push(this.#heading)
  }

  #readParagraph(text: string, next: Line | undefined): void {
    const article = this.#hasArticles ? articleLine(text, this.#lastArticle) : null
    const item = this.#hasItems ? enumerated.exec(text) : null
    const annex = this.#open || this.#units.length > 0 ? annexLabel(text) : null
    if (article) {
      this.#start(article.number, article.heading, article.text === '' ? [] : [article.text])
      this.#lastArticle = article
    } else if (item && chineseNumber(item[1]!) === this.#lastItem + 1) {
      this.#start(item[1]!, null, item[2] === '' ? [] : [item[2]!])
      this.#lastItem += 1
    } else if (annex) {
      this.#start(annex.number, annex.heading, [], true)
    } else if (this.#isAttachedTable(text)) {
      this.#start(text, null, [], true)
    } else if (this.#open) {
      this.#open.paragraphs.push(text)
    } else if (this.#heading) {
      this.#readUnderHeading(this.#heading, text, next)
    } else {
      this.#start(this.#hasArticles || this.#hasItems ? '引言' : '正文', null, [text])
    }
  }

  /** Text that stands right under a heading: the rest of the heading, or text without a number. */
  #readUnderHeading(heading: { level: number; heading: string }, text: string, next: Line | undefined): void {
    if (isStructural(heading.heading)) {
      const isRestOfHeading =
        text.length <= 80 &&
        !/[。；：！？]/.test(text) &&
        next &&
        (next.marks > 0 || articleLine(next.text, null))
      if (isRestOfHeading) heading.heading += text
      else this.#start(splitLabel(heading.heading).label, null, [text])
      return
    }
    const { label, rest } = splitLabel(heading.heading)
    this.#units.pop()
    this.#start(label, rest, [text])
  }

  /** Tables that stand after the last article under their own title, as in tax laws. */
  #isAttachedTable(text: string): boolean {
    if (!this.#open || this.#open.isAnnex || this.#lastArticle === null) return false
    return attachedTable.test(text) && (this.#open.paragraphs.at(-1)?.endsWith('。') ?? false)
  }

  #start(number: string, heading: string | null, paragraphs: string[], isAnnex = false): void {
    this.#close()
    this.#open = { number, heading, paragraphs, isAnnex }
    this.#heading = null
  }

  #close(): void {
    const open = this.#open
    this.#open = null
    if (!open) return
    const { number, heading, paragraphs, isAnnex } = open
    if (paragraphs.length > 0) {
      this.#units.push({ number, ...(heading ? { heading } : {}), text: paragraphs.join('\n') })
    } else if (!isAnnex) {
      throw new ContentProblem(`${number} has no text`)
    } else if (heading) {
      this.#units.push({ number, text: heading })
    } else {
      this.#units.push({ level: highestLevel, heading: number })
    }
  }
}
