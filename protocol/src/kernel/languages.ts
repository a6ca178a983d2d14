/** The portal's languages; the first is the default and the fallback. */
export const languages = ['zh', 'en', 'ru'] as const

/** Those that Chinese is translated into. */
export const translations = ['en', 'ru'] as const satisfies readonly Language[]

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'zh'

/** Key of the reader's choice in local storage, and name of the cookie that mirrors it for the server. */
export const languageKey = 'lang'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/**
 * The portal's language a request asks for.
 *
 * @param header value of Accept-Language (RFC 9110, 12.5.4), with or without quality values
 */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag: tag.trim().split('-')[0], quality: quality ? Number(quality.split('=')[1]) || 0 : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
  return wanted.map(({ tag }) => tag).find(isLanguage) ?? defaultLanguage
}

/** A text in the portal's languages; Chinese is always there. */
export type Words = { zh: string } & { [L in Exclude<Language, 'zh'>]?: string }

/** The text in the reader's language, or the Chinese one. */
export function inLanguage(words: Words, language: Language): string {
  return words[language] ?? words.zh
}

/** Which of the two that is. */
export function heldLanguage(words: Words, language: Language): Language {
  return words[language] === undefined ? defaultLanguage : language
}
