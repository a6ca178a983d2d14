import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { readRichText, textOf, type RichPart } from '@portal/protocol/kernel/rich-text-blocks.ts'
import type { publicationDeskCalls } from '@portal/protocol/publications/desk-calls.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { versionHead } from '../../kernel/versions.ts'
import { compareRuns, compareUnits, type ComparedUnit } from '../../laws/door.ts'
import { findVersion, textsOfVersion, type TextStored } from '../desk-queries.ts'

type Compared = AnswerOf<typeof publicationDeskCalls.compare>

/** A text's paragraphs, and its pictures with what they show. */
function unitsOf(parts: readonly RichPart[]): ComparedUnit[] {
  return parts.flatMap((part): ComparedUnit[] => {
    if ('runs' in part) return [{ picture: null, text: textOf(part) }]
    const inside = unitsOf(part.parts)
    return part.tag === 'figure' ? [{ picture: part.picture, text: part.text }, ...inside] : inside
  })
}

const unitsIn = (text: TextStored | undefined) => unitsOf(readRichText(text?.content ?? ''))

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
      content: compareUnits(unitsIn(before), unitsIn(after), language),
    },
  ]
}

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
    older: versionHead(older),
    newer: versionHead(newer),
    languages: languages.flatMap((language) => compareTextsOf(before, after, language)),
  }
}
