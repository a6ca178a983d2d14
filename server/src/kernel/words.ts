import type { CodeName } from '@portal/protocol/kernel/codes.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { kernel as en } from '@portal/protocol/words/en/kernel.ts'
import { kernel as ru } from '@portal/protocol/words/ru/kernel.ts'
import { kernel as zh } from '@portal/protocol/words/zh/kernel.ts'

const catalogues = { zh, en, ru }

export type FieldRule = keyof typeof zh.fields

/** Fills `{{name}}` places. */
function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

/** The message of a code in the request's language. */
export function codeMessage(code: CodeName, language: Language): string {
  return catalogues[language].codes[code]
}

/** Words of the page that stands in for the web app. */
export function pageWords(language: Language) {
  return catalogues[language].page
}

/** What is wrong with a field, in the request's language. */
export function fieldMessage(
  rule: FieldRule,
  language: Language,
  values: Record<string, string | number> = {},
): string {
  return fill(catalogues[language].fields[rule], values)
}
