import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import type { DeskTemplateVersion } from '@portal/protocol/templates/schemas.ts'
import { emptyContent } from './edit-content.ts'

/** What the form begins with: a version as it is written, or nothing yet. */
export function valuesOf(version: DeskTemplateVersion | null) {
  const content: TemplateContent = version?.content ?? emptyContent()
  return {
    /** Of the version that was read before. */
    revision: version?.revision ?? 0,
    'title.zh': version?.title.zh ?? '',
    'title.en': version?.title.en ?? '',
    'title.ru': version?.title.ru ?? '',
    'summary.zh': version?.summary.zh ?? '',
    'summary.en': version?.summary.en ?? '',
    'summary.ru': version?.summary.ru ?? '',
    'note.zh': version?.note?.zh ?? '',
    'note.en': version?.note?.en ?? '',
    'note.ru': version?.note?.ru ?? '',
    category: version?.category ?? '',
    content,
  }
}

export type TemplateValues = ReturnType<typeof valuesOf>

export const keptFields = Object.keys(valuesOf(null)) as (keyof TemplateValues)[]
