import { isDeepStrictEqual } from 'node:util'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { readRichText, textOf, type RichPart } from '@portal/protocol/kernel/rich-text-blocks.ts'
import { versionFacts } from '@portal/protocol/publications/comparison.ts'
import type { publicationDeskCalls } from '@portal/protocol/publications/desk-calls.ts'
import type { DeskVersion } from '@portal/protocol/publications/schemas.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { compareRuns, compareUnits, type ComparedUnit } from '../../laws/door.ts'
import { findVersion } from '../desk-queries.ts'
import { shownVersion } from '../desk-shown.ts'
import type { Acting } from '../policy.ts'

type Compared = AnswerOf<typeof publicationDeskCalls.compare>

/** A text's paragraphs, and its pictures with what they show. */
function unitsOf(parts: readonly RichPart[]): ComparedUnit[] {
  return parts.flatMap((part): ComparedUnit[] => {
    if ('runs' in part) return [{ picture: null, text: textOf(part) }]
    const inside = unitsOf(part.parts)
    return part.tag === 'figure' ? [{ picture: part.picture, text: part.text }, ...inside] : inside
  })
}

const unitsIn = (version: DeskVersion, language: Language) =>
  unitsOf(readRichText(version.content?.[language] ?? ''))

export function compareTextsOf(
  older: DeskVersion,
  newer: DeskVersion,
  language: Language,
): Compared['languages'] {
  if (older.textsChangedAt[language] === null && newer.textsChangedAt[language] === null) return []
  return [
    {
      language,
      title: compareRuns(older.title[language] ?? '', newer.title[language] ?? '', language),
      summary: compareRuns(older.summary?.[language] ?? '', newer.summary?.[language] ?? '', language),
      content: compareUnits(unitsIn(older, language), unitsIn(newer, language), language),
    },
  ]
}

/** The same is said, in the same pictures; how it looks, or where it links to, is another. */
export function isRestyled(older: DeskVersion, newer: DeskVersion, language: Language): boolean {
  const [before, after] = [older.content?.[language], newer.content?.[language]]
  if (before === undefined || after === undefined || before === after) return false
  return isDeepStrictEqual(unitsIn(older, language), unitsIn(newer, language))
}

/**
 * In what two versions of a publication differ.
 *
 * @throws Refusal where there is none, or they are of two publications
 */
export async function compareVersions(
  services: Services,
  { params: { id }, query: { with: other } }: GivenOf<typeof publicationDeskCalls.compare>,
  editor: Acting,
): Promise<Compared> {
  const { db } = services
  const [one, another] = [await findVersion(db, id), await findVersion(db, other)]
  if (!one || one.publication_id !== another?.publication_id) throw new Refusal('notFound')
  const [first, last] = one.number < another.number ? [one, another] : [another, one]
  const older = await shownVersion(services, first, editor)
  const newer = await shownVersion(services, last, editor)
  return {
    older,
    newer,
    changed: versionFacts.filter((fact) => !isDeepStrictEqual(older[fact], newer[fact])),
    languages: languages.flatMap((language) => compareTextsOf(older, newer, language)),
    restyled: languages.filter((language) => isRestyled(older, newer, language)),
  }
}
