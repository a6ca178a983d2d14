import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { readRichText, textOf, type RichPart } from '@portal/protocol/kernel/rich-text-blocks.ts'
import type { publicationDeskCalls } from '@portal/protocol/publications/desk-calls.ts'
import { diffArrays } from 'diff'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { writerOf } from '../../kernel/versions.ts'
import { compareTexts } from '../../laws/door.ts'
import { findVersion, textsOfVersion, type TextStored, type VersionFound } from '../desk-queries.ts'

type Compared = AnswerOf<typeof publicationDeskCalls.compare>
type Run = Compared['languages'][number]['title'][number]
type Block = Compared['languages'][number]['content'][number]

function compareRuns(older: string, newer: string, language: Language): Run[] {
  return compareTexts(older, newer, language).map(({ text, change }) => ({ kind: change, text }))
}

/** A paragraph of a text, or a picture within it with what it shows in words. */
interface Unit {
  picture: string | null
  text: string
}

function unitsOf(parts: readonly RichPart[]): Unit[] {
  return parts.flatMap((part): Unit[] => {
    if ('runs' in part) return [{ picture: null, text: textOf(part) }]
    const inside = unitsOf(part.parts)
    return part.tag === 'figure' ? [{ picture: part.picture, text: part.text }, ...inside] : inside
  })
}

const isSame = (one: Unit, other: Unit) => one.picture === other.picture && one.text === other.text

const alone = (kind: Run['kind'], { picture, text }: Unit): Block => ({
  isPicture: picture !== null,
  runs: [{ kind, text }],
})

/**
 * What changed in one place stands for each other in its order; what is left over is one version's alone, and so are a
 * picture and what has taken its place.
 */
function compareUnits(older: readonly Unit[], newer: readonly Unit[], language: Language): Block[] {
  return Array.from({ length: Math.max(older.length, newer.length) }, (_, at): Block[] => {
    const [before, after] = [older[at], newer[at]]
    if (before && after && before.picture === after.picture) {
      const runs = compareRuns(before.text, after.text, language)
      return [{ isPicture: before.picture !== null, runs }]
    }
    return [...(before ? [alone('removed', before)] : []), ...(after ? [alone('added', after)] : [])]
  }).flat()
}

function compareContents(older: string, newer: string, language: Language): Block[] {
  const blocks: Block[] = []
  let removed: Unit[] = []
  const end = (added: readonly Unit[]) => {
    blocks.push(...compareUnits(removed, added, language))
    removed = []
  }
  const [before, after] = [unitsOf(readRichText(older)), unitsOf(readRichText(newer))]
  for (const { value, added, removed: isRemoved } of diffArrays(before, after, { comparator: isSame })) {
    if (isRemoved) removed = value
    else if (added) end(value)
    else {
      end([])
      blocks.push(...value.map((unit) => alone('same', unit)))
    }
  }
  end([])
  return blocks
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
