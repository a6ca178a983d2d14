import type { CodeName } from '@portal/protocol/kernel/codes.ts'
import type { FieldRule } from '@portal/protocol/kernel/rules.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { kernel as en } from '@portal/protocol/words/en/kernel.ts'
import { kernel as ru } from '@portal/protocol/words/ru/kernel.ts'
import { kernel as zh } from '@portal/protocol/words/zh/kernel.ts'

const catalogues = { zh, en, ru }

export type OwnMessage = keyof typeof zh.messages

/** Fills `{{name}}` places. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

/** The message of a code in the request's language. */
export function codeMessage(code: CodeName, language: Language): string {
  return catalogues[language].codes[code]
}

/** The message that stands in for a code's own. */
export function ownMessage(
  name: OwnMessage,
  language: Language,
  places: Record<string, string | number> = {},
): string {
  return fill(catalogues[language].messages[name], places)
}

/** Whether the words know a rule of that name. */
export function isFieldRule(name: string): name is FieldRule {
  return Object.hasOwn(zh.fields, name)
}

/** Words of the page that stands in for the web app. */
export function pageWords(language: Language) {
  return catalogues[language].page
}

/** Words by which browsers name the portal's search. */
export function searchWords(language: Language) {
  return catalogues[language].search
}

/** What is wrong with a field, in the request's language. */
export function fieldMessage(
  rule: FieldRule,
  language: Language,
  values: Record<string, string | number> = {},
): string {
  return fill(catalogues[language].fields[rule], values)
}
