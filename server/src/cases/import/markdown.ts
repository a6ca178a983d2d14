import { dirname, resolve, sep } from 'node:path'
import { ContentProblem } from '../../import/content-problem.ts'
import { cleanMarkdown, type Line } from '../../import/markdown/cleaning.ts'
import { splitFile } from '../../import/markdown/split-file.ts'
import type { CaseDocument } from '../document.ts'
import { checkCase } from './check-case.ts'
import { caseType } from './markdown/case-type.ts'
import { causeIn } from './markdown/causes.ts'
import { reportedDecision } from './markdown/decision.ts'
import { sectionKind } from './markdown/headings.ts'

interface Part {
  heading: string | null
  paragraphs: string[]
}

/** The case reported in a Markdown file of the layout of LawRefBook/Laws (docs/importing.md). */
export function readMarkdownCase(path: string, markdown: string): CaseDocument {
  const { head, body } = splitFile(markdown)
  const headLines = cleanMarkdown(head)
  const headline = headLines.find((line) => line.marks === 1)?.text
  if (headline === undefined) throw new ContentProblem('has no title line (# …)')
  const preface = headLines.filter(({ text }) => text !== headline).map(({ text }) => text)
  const parts = partsOf(cleanMarkdown(body))
  const name = parts.find(isName)?.heading ?? null
  const lead = [...(name === null || name === headline ? [] : [headline]), ...preface]
  const sections = [
    ...(lead.length > 0 ? [{ kind: 'OTHER', heading: null, text: lead.join('\n') }] : []),
    ...parts
      .filter(({ paragraphs }) => paragraphs.length > 0)
      .map(({ heading, paragraphs }) => ({
        kind: sectionKind(heading ?? '') ?? 'OTHER',
        heading,
        text: paragraphs.join('\n'),
      })),
  ]
  if (!parts.some(({ paragraphs }) => paragraphs.length > 0)) {
    throw new ContentProblem('has no text after <!-- INFO END -->')
  }
  const title = name ?? headline
  const { court, ...decision } = reportedDecision(sections.map(({ text }) => text).join('\n'))
  const cause = causeIn(title)
  return checkCase({
    country: 'CN',
    court: court && { zh: court },
    type: caseType(dirname(resolve(path)).split(sep)),
    ...decision,
    cause: cause && { zh: cause },
    parties: [],
    sourceUrl: null,
    verifiedOn: null,
    sample: false,
    texts: [{ language: 'zh', title, original: true, sections }],
  })
}

/**
 * The text by its headings; what stands before the first has none. A deeper heading that names no part of a report
 * belongs to the text it stands in.
 */
function partsOf(lines: readonly Line[]): Part[] {
  const highest = Math.min(...lines.flatMap(({ marks }) => (marks > 0 ? [marks] : [])))
  const parts: Part[] = []
  for (const { marks, text } of lines) {
    const isHeading = marks > 0 && (marks === highest || sectionKind(text) !== null)
    if (isHeading) parts.push({ heading: text, paragraphs: [] })
    else if (parts.length === 0) parts.push({ heading: null, paragraphs: [text] })
    else parts.at(-1)!.paragraphs.push(text)
  }
  return parts
}

/** A heading with nothing under it is the case's name: "甲诉乙买卖合同纠纷案". */
function isName({ heading, paragraphs }: Part): boolean {
  return heading !== null && paragraphs.length === 0 && heading.endsWith('案') && !sectionKind(heading)
}
