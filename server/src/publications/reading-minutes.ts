import type { Language } from '@portal/protocol/kernel/languages.ts'

/** What is read in a minute: characters of Chinese, words of the others. */
const perMinute: Record<Language, number> = { zh: 400, en: 200, ru: 200 }

/**
 * Minutes that reading a text takes, one at least.
 *
 * @param length characters of a Chinese text, words of another
 */
export function readingMinutes(language: Language, length: number): number {
  return Math.max(1, Math.round(length / perMinute[language]))
}
