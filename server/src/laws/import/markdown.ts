import { createHash } from 'node:crypto'
import { articleKey } from '@portal/protocol/laws/article-number.ts'
import { basename, dirname, resolve, sep } from 'node:path'
import type { LawDocument, LawDocumentUnit } from '../document.ts'
import { checkLaw } from './check-law.ts'
import { ContentProblem } from '../../import/content-problem.ts'
import { findCategory } from './markdown/classification.ts'
import { cleanMarkdown, type Line } from '../../import/markdown/cleaning.ts'
import { isoDate } from '../../import/markdown/dates.ts'
import { splitFile } from '../../import/markdown/split-file.ts'
import { amendmentOf, repealOf } from '../../text/amendments.ts'
import { findDepartment } from './markdown/departments.ts'
import { isPartOfTitle, readHead, type LawEvent, type MarkdownHead } from './markdown/head.ts'
import { readProvisionDays } from './markdown/provision-days.ts'
import { readHistory } from './markdown/history.ts'
import { findLevel, type FolderLevels } from './markdown/level.ts'
import { shortTitles } from './markdown/short-titles.ts'
import { readUnits } from './markdown/units.ts'

export interface MarkdownFile {
  path: string
  text: string
}

/** What tells a file's law and wording from others, read from the file's head alone. */
export interface MarkdownKey {
  title: string
  part: string | null
  adoptedOn: string | null
  versionOn: string | null
}

/** The law and wording of a file, from its first characters (they must reach past `<!-- INFO END -->`). */
export function readMarkdownKey({ path, text }: MarkdownFile): MarkdownKey {
  const { title, part, events } = readHead(splitFile(text).head)
  const { adoptedOn, versionOn } = readHistory(events, [], fileDate(path))
  return { title, part, adoptedOn, versionOn }
}

/**
 * The law in a Markdown file of the layout of LawRefBook/Laws (docs/importing.md), or in several files with the
 * same first title that are its parts.
 *
 * @param levels of folders, as whoever imports gives them
 */
export function readMarkdownLaw(files: readonly MarkdownFile[], levels?: FolderLevels): LawDocument {
  const parts = files.map(readPart)
  const { title } = parts[0]!.head
  const isDivided = parts.some(({ head }) => head.part !== null)
  if (isDivided) parts.sort((one, other) => firstArticle(one.units) - firstArticle(other.units))
  const units = parts.flatMap(({ head, units: own }) =>
    isDivided ? underPart(head.part ?? head.title, own) : own,
  )
  const events = uniqueEvents(parts.flatMap(({ head }) => head.events))
  const history = readHistory(events, units, fileDate(files[0]!.path))
  const amendment = history.isAmendment ? amendmentOf(title, history.versionOn) : null
  // An amendment leaves the closing article of what it amends standing.
  const provisionDays = history.isAmendment ? [] : readProvisionDays(units, history.effectiveOn)
  const publishDepartment = findDepartment(
    history.adoption,
    title,
    events.map(({ text }) => text),
  )
  const folderNames = dirname(resolve(files[0]!.path)).split(sep)
  return checkLaw({
    country: 'CN',
    ...findLevel({ title, department: publishDepartment.zh, folderNames, given: levels }),
    number: null,
    category: findCategory(folderNames, title),
    publishDepartment,
    adoptedOn: history.adoptedOn,
    effectiveOn: history.effectiveOn,
    versionOn: history.versionOn,
    ...(history.publishedOn !== null && { publishedOn: history.publishedOn }),
    ...(amendment && { inForceFrom: amendment.inForceFrom, daySource: amendment.decision }),
    ...(provisionDays.length > 0 && { provisionDays }),
    repealedOn: history.repealedOn ?? repealOf(title),
    amended: history.amended,
    sourceUrl: null,
    verifiedOn: null,
    texts: [{ language: 'zh', title, shortTitles: shortTitles(title), original: true, digest: false, units }],
  })
}

/** Equal for texts that say the same: to tell a file's copy in another folder from another wording. */
export function textDigest(document: LawDocument): string {
  return createHash('sha256').update(JSON.stringify(document.texts)).digest('hex')
}

function readPart(file: MarkdownFile): { head: MarkdownHead; units: LawDocumentUnit[] } {
  const { head: headText, body } = splitFile(file.text)
  const head = readHead(headText)
  const lines = dropPreface(cleanMarkdown(body), head)
  const notes: LawDocumentUnit[] =
    head.notes.length > 0 ? [{ number: '题注', text: head.notes.join('\n') }] : []
  const units = [...notes, ...readUnits(lines)]
  if (units.length === 0) throw new ContentProblem('has no text after <!-- INFO END -->')
  return { head, units }
}

/**
 * What some texts repeat after the head goes: the title again, and the end of a last event that was cut in two
 * ("…第二次" above, "会议通过）" below), which is put where it belongs.
 */
function dropPreface(lines: readonly Line[], head: MarkdownHead): Line[] {
  let start = 0
  for (; start < lines.length && lines[start]!.marks === 0; start++) {
    const { text } = lines[start]!
    const last = head.events.at(-1)
    if (last && /^\p{Script=Han}{0,20}(?:通过|公布|修正|修订)[）)]$/u.test(text)) last.text += text
    else if (!text.split(' ').every((piece) => isPartOfTitle(piece, head.title))) break
  }
  return lines.slice(start)
}

function fileDate(path: string): string | null {
  const date = /[（(](\d{4}-\d{2}-\d{2})[）)]/.exec(basename(path))?.[1]
  return date === undefined ? null : isoDate(date)
}

function firstArticle(units: readonly LawDocumentUnit[]): number {
  for (const unit of units) {
    const key = 'number' in unit ? articleKey(unit.number) : null
    if (key !== null) return Number.parseInt(key, 10)
  }
  return Number.POSITIVE_INFINITY
}

function underPart(part: string, units: readonly LawDocumentUnit[]): LawDocumentUnit[] {
  const own = units.map((unit) => ('number' in unit ? unit : { ...unit, level: unit.level + 1 }))
  return [{ level: 1, heading: part }, ...own]
}

function uniqueEvents(events: readonly LawEvent[]): LawEvent[] {
  const seen = new Set<string>()
  return events.filter(({ on, text }) => {
    const key = `${on} ${text}`
    return seen.has(key) ? false : seen.add(key)
  })
}
