import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { publicationDeskCalls } from '@portal/protocol/publications/desk-calls.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'

export type DeskRow = OutputOf<typeof publicationDeskCalls.deskPage>['content'][number]

type ChangedAt = DeskRow['textsChangedAt']

/** How a publication's text in a language stands to the Chinese one. */
export type TranslationState = 'current' | 'older' | 'missing'

export function translationState(changedAt: ChangedAt, language: Language): TranslationState {
  const own = changedAt[language]
  if (own === null) return 'missing'
  return own < (changedAt[languages[0]] ?? '') ? 'older' : 'current'
}
