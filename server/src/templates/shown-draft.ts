import { defaultLanguage, inLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { answerKeys, answerProblems, applying, fieldsOf } from '@portal/protocol/templates/filling.ts'
import type { DraftRow } from '@portal/protocol/templates/schemas.ts'
import type { Services } from '../kernel/services.ts'
import { openDraft, type DraftWritten } from './draft.ts'
import { publishedOf, type DraftFound, type PublishedOf } from './draft-queries.ts'

/** In which language a contract stands, and which one beside it. */
export function languagesOfDraft({
  language,
  second_language: second,
}: Pick<DraftFound, 'language' | 'second_language'>): Language[] {
  return second === null ? [language] : [language, second]
}

/** How many answers are asked for, of a field in two languages both, and how many of them are given soundly. */
function progressOf({ content, ...row }: DraftFound, { answers }: DraftWritten) {
  const languages = languagesOfDraft(row)
  const { fields } = applying(content, answers)
  const problems = answerProblems(content, { answers, languages })
  const asked = fieldsOf(content)
    .filter(({ name }) => fields.has(name))
    .flatMap((field) => answerKeys(field, languages))
  const filled = asked.filter((key) => (answers[key]?.trim() ?? '') !== '' && !problems.has(key))
  return { fields: asked.length, filled: filled.length }
}

function newerOf(row: DraftFound, published: PublishedOf, language: Language): DraftRow['newer'] {
  const now = published.get(row.template_id)
  if (!now || now.number <= row.number) return null
  return {
    number: now.number,
    publishedAt: now.published_at?.toISOString() ?? '',
    note: now.note && inLanguage(now.note, language),
  }
}

/** Contracts in preparation as their owner's list shows them. */
export async function shownDrafts(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  rows: readonly DraftFound[],
  language: Language,
): Promise<DraftRow[]> {
  const published = await publishedOf(
    db,
    rows.map((row) => row.template_id),
  )
  return rows.map((row) => {
    const written = openDraft(keys, row.sealed)
    return {
      id: row.id,
      name: written.name,
      template: {
        id: row.template_id,
        title: inLanguage(row.title, language),
        titleLanguage: row.title[language] === undefined ? defaultLanguage : language,
        category: row.category,
      },
      language: row.language,
      second: row.second_language,
      ...progressOf(row, written),
      changedAt: row.changed_at.toISOString(),
      newer: newerOf(row, published, language),
    }
  })
}
