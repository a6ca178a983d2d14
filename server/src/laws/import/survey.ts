import { basename, dirname, extname, resolve, sep } from 'node:path'
import { ContentProblem, problemMessage } from '../../import/content-problem.ts'
import { readExpressionKey, type ExpressionKey } from './akoma-ntoso/expression.ts'
import { countLines } from '../../import/json-lines.ts'
import { readMarkdownKey, type MarkdownKey } from './markdown.ts'
import { readTextStart } from '../../import/read-text.ts'
import { walkFiles } from '../../import/walk-files.ts'

/** A thing to read: the files of one wording of a law, or a JSON Lines file. */
export type SourceGroup =
  | { reader: 'markdown'; files: string[]; key: MarkdownKey }
  | { reader: 'akoma-ntoso'; files: string[]; key: ExpressionKey | null }
  | { reader: 'json-lines'; file: string; lines: number }
  | { reader: 'none'; file: string; problem: string }

export interface Survey {
  groups: SourceGroup[]
  /** Files, and lines of JSON Lines files, that will be read. */
  sources: number
  /** Files left out because they hold no laws: cases, index pages, templates, other formats. */
  notLaws: number
}

/** Heads are a few hundred characters long. */
const longestHead = 64 * 1024
const casesFolder = '案例'
const templates = new Set(['_index.md', '法律法规模版.md'])
/** Files that tell of the collection itself. */
const aboutCollection = /^(?:readme|licen[cs]e|contributing|changelog)(?:[._-][\w-]+)*\.(?:md|xml|jsonl)$/i

/**
 * What there is to import at a path, without reading the texts: enough for progress, for putting the parts of a law
 * together and its wordings in order.
 */
export async function surveySources(path: string): Promise<Survey> {
  const groups: SourceGroup[] = []
  let notLaws = 0
  for await (const { path: file, problem } of walkFiles(path)) {
    if (problem !== undefined) groups.push({ reader: 'none', file, problem })
    else if (isLawFile(file, path)) groups.push(await surveyFile(file))
    else notLaws += 1
  }
  const sources = groups.reduce((sum, group) => sum + (group.reader === 'json-lines' ? group.lines : 1), 0)
  return { groups: olderFirst(joinLanguageVersions(joinParts(groups))), sources, notLaws }
}

/** Cases, templates and what tells of the collection are no laws; of a folder's other files, those in a known format are. */
function isLawFile(file: string, path: string): boolean {
  if (templates.has(basename(file)) || resolve(file).split(sep).includes(casesFolder)) return false
  if (file !== path && aboutCollection.test(basename(file))) return false
  return file === path || ['.md', '.xml', '.jsonl'].includes(extname(file).toLowerCase())
}

async function surveyFile(file: string): Promise<SourceGroup> {
  try {
    switch (extname(file).toLowerCase()) {
      case '.md': {
        const text = await readTextStart(file, longestHead)
        if (text.trim() === '') throw new ContentProblem('is empty')
        return { reader: 'markdown', files: [file], key: readMarkdownKey({ path: file, text }) }
      }
      case '.xml':
        return {
          reader: 'akoma-ntoso',
          files: [file],
          key: readExpressionKey(await readTextStart(file, longestHead)),
        }
      case '.jsonl': {
        const lines = await countLines(file)
        if (lines === 0) throw new ContentProblem('is empty')
        return { reader: 'json-lines', file, lines }
      }
      default:
        throw new ContentProblem('is neither a folder nor a .md, .xml or .jsonl file')
    }
  } catch (error) {
    return { reader: 'none', file, problem: problemMessage(error) }
  }
}

/** Files of one folder with the same first title and days, and a second title each, are parts of one law. */
function joinParts(groups: readonly SourceGroup[]): SourceGroup[] {
  const laws = new Map<string, SourceGroup & { reader: 'markdown' }>()
  return groups.filter((group) => {
    if (group.reader !== 'markdown' || group.key.part === null) return true
    const key = [dirname(group.files[0]!), ...wording(group.key)].join('\n')
    const law = laws.get(key)
    if (law) law.files.push(...group.files)
    else laws.set(key, group)
    return law === undefined
  })
}

/** XML files of one folder with the same work and day, each in a language of its own, are one wording. */
function joinLanguageVersions(groups: readonly SourceGroup[]): SourceGroup[] {
  const wordings = new Map<string, { files: string[]; languages: Set<string> }>()
  return groups.filter((group) => {
    if (group.reader !== 'akoma-ntoso' || group.key === null) return true
    const key = `${dirname(group.files[0]!)}\n${group.key.wording}`
    const { language } = group.key
    const first = wordings.get(key)
    if (first === undefined) wordings.set(key, { files: group.files, languages: new Set([language]) })
    if (first === undefined || first.languages.has(language)) return true
    first.files.push(...group.files)
    first.languages.add(language)
    return false
  })
}

/** The wordings of a law take the places they have in the walk, oldest first. */
function olderFirst(groups: readonly SourceGroup[]): SourceGroup[] {
  const wordings = Map.groupBy(
    groups.filter((group) => group.reader === 'markdown'),
    (group) => group.key.title,
  )
  for (const of of wordings.values()) {
    of.sort((one, other) => ((one.key.versionOn ?? '') < (other.key.versionOn ?? '') ? -1 : 1))
  }
  return groups.map((group) =>
    group.reader === 'markdown' ? wordings.get(group.key.title)!.shift()! : group,
  )
}

/** What files must share to hold the same wording of the same law. */
export function wording(key: MarkdownKey): (string | null)[] {
  return [key.title, key.adoptedOn, key.versionOn]
}
