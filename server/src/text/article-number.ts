import type { Language } from '@portal/protocol/kernel/languages.ts'

const articleWords: Record<Language, (key: string) => string> = {
  zh: (key) => `第${key}条`,
  en: (key) => `Article ${key}`,
  ru: (key) => `Статья ${key}`,
}

/**
 * An article's number beside the name of its law: where the law is named in another language than its text is held in,
 * the number is in that language as well; what counts otherwise than by digits stays as printed.
 *
 * @param printed as the text prints it, and the text's language
 */
export function articleNumber(
  key: string,
  printed: { number: string; language: Language },
  named: Language,
): { number: string; language: Language } {
  if (named === printed.language || !/^\d+(\.\d+)?$/.test(key))
    return { number: printed.number, language: printed.language }
  return { number: articleWords[named](key), language: named }
}
