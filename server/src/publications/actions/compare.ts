import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { blocksOf, readRichText, textOf } from '@portal/protocol/kernel/rich-text-blocks.ts'
import type { publicationDeskCalls } from '@portal/protocol/publications/desk-calls.ts'
import { diffArrays } from 'diff'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { compareTexts } from '../../laws/door.ts'
import { findVersion, textsOfVersion, type TextStored, type VersionFound } from '../desk-queries.ts'
import { writerOf } from '../desk-shown.ts'

type Compared = AnswerOf<typeof publicationDeskCalls.compare>
type Run = Compared['languages'][number]['title'][number]

function compareRuns(older: string, newer: string, language: Language): Run[] {
  return compareTexts(older, newer, language).map(({ text, change }) => ({ kind: change, text }))
}

const blockTexts = (html: string) => blocksOf(readRichText(html)).map(textOf)

/** Blocks that changed in one place stand for each other in their order; what is left over is one version's alone. */
function compareBlocks(older: readonly string[], newer: readonly string[], language: Language): Run[][] {
  const runs: Run[][] = []
  for (let at = 0; at < Math.max(older.length, newer.length); at += 1) {
    runs.push(compareRuns(older[at] ?? '', newer[at] ?? '', language))
  }
  return runs
}

function compareContents(older: string, newer: string, language: Language): Run[][] {
  const runs: Run[][] = []
  let removed: string[] = []
  const end = (added: readonly string[]) => {
    runs.push(...compareBlocks(removed, added, language))
    removed = []
  }
  for (const { value, added, removed: isRemoved } of diffArrays(blockTexts(older), blockTexts(newer))) {
    if (isRemoved) removed = value
    else if (added) end(value)
    else {
      end([])
      runs.push(...value.map((text): Run[] => [{ kind: 'same', text }]))
    }
  }
  end([])
  return runs
}

function compareTextsOf(
  older: readonly TextStored[],
  newer: readonly TextStored[],
  language: Language,
): Compared['languages'] {
  const [before, after] = [older, newer].map((texts) => texts.find((text) => text.language === language))
  if (!before && !after) return []
  return [
    {
      language,
      title: compareRuns(before?.title ?? '', after?.title ?? '', language),
      summary: compareRuns(before?.summary ?? '', after?.summary ?? '', language),
      content: compareContents(before?.content ?? '', after?.content ?? '', language),
    },
  ]
}

const headOf = (row: VersionFound) => ({
  id: row.id,
  number: row.number,
  writtenBy: writerOf(row),
  writtenAt: row.written_at.toISOString(),
})

/**
 * What two versions of a publication say otherwise.
 *
 * @throws Refusal where there is none, or they are of two publications
 */
export async function compareVersions(
  { db }: Services,
  { params: { id }, query: { with: other } }: GivenOf<typeof publicationDeskCalls.compare>,
): Promise<Compared> {
  const [one, another] = [await findVersion(db, id), await findVersion(db, other)]
  if (!one || one.publication_id !== another?.publication_id) throw new Refusal('notFound')
  const [older, newer] = one.number < another.number ? [one, another] : [another, one]
  const before = await textsOfVersion(db, older.id)
  const after = await textsOfVersion(db, newer.id)
  return {
    older: headOf(older),
    newer: headOf(newer),
    languages: languages.flatMap((language) => compareTextsOf(before, after, language)),
  }
}
