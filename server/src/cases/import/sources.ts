import { createHash } from 'node:crypto'
import { basename, extname, resolve, sep } from 'node:path'
import { ContentProblem, problemMessage } from '../../import/content-problem.ts'
import type { Source } from '../../import/import-documents.ts'
import { countLines, readJsonLines } from '../../import/json-lines.ts'
import { readText } from '../../import/read-text.ts'
import { walkFiles } from '../../import/walk-files.ts'
import type { CaseDocument } from '../document.ts'
import { caseDigest, caseIdentity } from '../identity.ts'
import { checkCase } from './check-case.ts'
import { readMarkdownCase } from './markdown.ts'

type CaseFile =
  | { reader: 'markdown' | 'json-lines'; file: string; sources: number }
  | { reader: 'none'; file: string; sources: 1; problem: string }

export interface CaseSurvey {
  files: CaseFile[]
  /** Files, and lines of JSON Lines files, that will be read. */
  sources: number
  /** Files left out because they hold no cases: laws beside them, index pages, other formats. */
  notCases: number
}

const casesFolder = '案例'
const extensions = ['.md', '.jsonl']

/** What there is to import at a path, without reading the texts. */
export async function surveyCases(path: string): Promise<CaseSurvey> {
  const found: { path: string; problem?: string }[] = []
  for await (const file of walkFiles(path)) found.push(file)
  const isCase = caseFiles(path, found)
  const files: CaseFile[] = []
  let notCases = 0
  for (const { path: file, problem } of found) {
    if (problem !== undefined) files.push({ reader: 'none', file, sources: 1, problem })
    else if (isCase(file)) files.push(await surveyFile(file))
    else notCases += 1
  }
  return { files, sources: files.reduce((sum, { sources }) => sum + sources, 0), notCases }
}

/** Where a collection of laws keeps its cases in a folder 案例, what lies beside that folder is no case. */
function caseFiles(path: string, found: readonly { path: string }[]): (file: string) => boolean {
  const isBelowCases = (file: string) => resolve(file).split(sep).includes(casesFolder)
  const isCollection = found.some((file) => isBelowCases(file.path))
  return (file) => {
    if (file === path) return true
    const isInFormat = extensions.includes(extname(file).toLowerCase()) && basename(file) !== '_index.md'
    return isInFormat && (!isCollection || isBelowCases(file))
  }
}

async function surveyFile(file: string): Promise<CaseFile> {
  try {
    switch (extname(file).toLowerCase()) {
      case '.md':
        return { reader: 'markdown', file, sources: 1 }
      case '.jsonl': {
        const lines = await countLines(file)
        if (lines === 0) throw new ContentProblem('is empty')
        return { reader: 'json-lines', file, sources: lines }
      }
      default:
        throw new ContentProblem('is neither a folder nor a .md or .jsonl file')
    }
  } catch (error) {
    return { reader: 'none', file, sources: 1, problem: problemMessage(error) }
  }
}

/** Reads every case of a survey. Bad content is a problem of its source, never an error. */
export async function* readCaseSources({ files }: CaseSurvey): AsyncGenerator<Source<CaseDocument>> {
  const compare = openRepetitions()
  for (const one of files) {
    switch (one.reader) {
      case 'markdown':
        yield compare(await readMarkdownFile(one.file))
        break
      case 'json-lines':
        for await (const { line, ...found } of readJsonLines(one.file, checkCase)) {
          yield compare({ source: `${one.file}:${line}`, files: 1, ...found })
        }
        break
      case 'none':
        yield { source: one.file, files: 1, problem: one.problem }
    }
  }
}

async function readMarkdownFile(file: string): Promise<Source<CaseDocument>> {
  try {
    return { source: file, files: 1, document: readMarkdownCase(file, await readText(file)) }
  } catch (error) {
    return { source: file, files: 1, problem: problemMessage(error) }
  }
}

/**
 * A case that comes again is a copy; one that comes again in other words cannot be right twice. A copy in another
 * folder may be of another type: the first one gives it.
 */
function openRepetitions() {
  const seen = new Map<string, { source: string; digest: string }>()
  return (found: Source<CaseDocument>): Source<CaseDocument> => {
    if (!('document' in found)) return found
    const { source, files, document } = found
    // Its digest takes less room than a long title, of a hundred thousand cases.
    const identity = createHash('sha256').update(caseIdentity(document)).digest('base64')
    const digest = caseDigest({ ...document, type: 'OTHER' })
    const first = seen.get(identity)
    if (first?.digest === digest) return { source, files, repeats: first.source }
    if (first) return { source, files, problem: `differs from ${first.source}, which gives the same case` }
    seen.set(identity, { source, digest })
    return found
  }
}
