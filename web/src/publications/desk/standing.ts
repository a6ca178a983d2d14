import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { publicationDeskCalls } from '@portal/protocol/publications/desk-calls.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'

export type DeskRow = OutputOf<typeof publicationDeskCalls.deskPage>['content'][number]

/** How a publication's text in a language stands to the Chinese one. */
export function translationAge(changedAt: DeskRow['textsChangedAt'], language: Language) {
  const own = changedAt[language]
  if (own === null) return 'missing'
  return own < (changedAt[languages[0]] ?? '') ? 'older' : 'current'
}

export type Translated = Pick<DeskRow, 'textsChangedAt'> & Partial<Pick<DeskRow, 'heldBack'>>

/** The same, or that it does not appear with its version. */
export function translationState({ textsChangedAt, heldBack = [] }: Translated, language: Language) {
  const isHeldBack = heldBack.some((held) => held === language)
  return isHeldBack ? 'heldBack' : translationAge(textsChangedAt, language)
}
