import type { LawDocument } from '../document.ts'
import { readAkomaNtoso } from './akoma-ntoso.ts'
import { joinLanguages } from './akoma-ntoso/expression.ts'
import { checkLaw } from './check-law.ts'
import { ContentProblem, problemMessage } from '../../import/content-problem.ts'
import type { Source } from '../../import/import-documents.ts'
import { readJsonLines } from '../../import/json-lines.ts'
import { readMarkdownLaw, textDigest } from './markdown.ts'
import type { FolderLevels } from './markdown/level.ts'
import { readText } from '../../import/read-text.ts'
import { surveySources, wording, type SourceGroup, type Survey } from './survey.ts'

type LawSource = Source<LawDocument>

interface Reading {
  survey?: Survey | undefined
  /** Levels of folders, as whoever imports gives them. */
  levels?: FolderLevels | undefined
}

/** Reads every law at a path, a file or a folder. Bad content is a problem of its source, never an error. */
export async function* readLawSources(
  path: string,
  { survey, levels }: Reading = {},
): AsyncGenerator<LawSource> {
  const { groups } = survey ?? (await surveySources(path))
  const repetitions = openRepetitions(groups)
  for (const group of groups) {
    switch (group.reader) {
      case 'markdown':
        yield await readMarkdownGroup(group, repetitions, levels)
        break
      case 'akoma-ntoso':
        yield await attempt(group.files, async () => {
          const files = await readFiles(group.files)
          return { document: joinLanguages(files.map(({ text }) => readAkomaNtoso(text))) }
        })
        break
      case 'json-lines':
        for await (const { line, ...found } of readJsonLines(group.file, checkLaw)) {
          yield { source: `${group.file}:${line}`, files: 1, ...found }
        }
        break
      case 'none':
        yield { source: group.file, files: 1, problem: group.problem }
    }
  }
}

type MarkdownGroup = SourceGroup & { reader: 'markdown' }
type Repetitions = ReturnType<typeof openRepetitions>

async function readMarkdownGroup(
  group: MarkdownGroup,
  repetitions: Repetitions,
  levels: FolderLevels | undefined,
): Promise<LawSource> {
  return attempt(group.files, async () => {
    const document = readMarkdownLaw(await readFiles(group.files), levels)
    const earlier = repetitions.find(group, document)
    return earlier === null ? { document } : { repeats: earlier }
  })
}

async function readFiles(paths: readonly string[]): Promise<{ path: string; text: string }[]> {
  const files: { path: string; text: string }[] = []
  for (const path of paths) files.push({ path, text: await readText(path) })
  return files
}

/**
 * Files in several folders may hold the same wording of a law. Copies count once; two different texts of one
 * wording cannot both be right.
 */
function openRepetitions(groups: readonly SourceGroup[]) {
  const seen = new Map<string, { source: string; digest: string } | null>()
  const keyOf = (group: MarkdownGroup) => wording(group.key).join('\n')
  const once = new Set<string>()
  for (const group of groups) {
    if (group.reader !== 'markdown') continue
    const key = keyOf(group)
    if (once.has(key)) seen.set(key, null)
    once.add(key)
  }
  return {
    /** The source that gave this text before, if one did. */
    find(group: MarkdownGroup, document: LawDocument): string | null {
      const key = keyOf(group)
      const first = seen.get(key)
      if (first === undefined) return null
      const digest = textDigest(document)
      if (first === null) seen.set(key, { source: group.files[0]!, digest })
      else if (first.digest === digest) return first.source
      else
        throw new ContentProblem(`differs from ${first.source}, which gives the same law as of the same day`)
      return null
    },
  }
}

async function attempt(
  paths: readonly string[],
  read: () => Promise<{ document: LawDocument } | { repeats: string }>,
): Promise<LawSource> {
  const [source, ...others] = paths as [string, ...string[]]
  try {
    return { source, files: paths.length, ...(await read()) }
  } catch (error) {
    const along = others.length === 0 ? '' : ` (read together with ${others.join(', ')})`
    return { source, files: paths.length, problem: problemMessage(error) + along }
  }
}
