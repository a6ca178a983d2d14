import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { readWords } from '../../web/build/words.ts'
import type { Catalogues } from '../../web/src/app/words.ts'

/** What the screens say, by language. */
export const words = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, (await readWords(language)).catalogues])),
) as Record<Language, Catalogues>

/** A sentence with its places filled. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
