import type { Language } from '@portal/protocol/kernel/languages.ts'

interface TextTitle {
  language: Language
  title: string
  is_original: boolean
  is_digest: boolean
}

/** What an act is called in a language, whether or not a text is held in it. */
export interface ActTitle {
  language: Language
  title: string
  is_official: boolean
}

export interface ShownTitle {
  title: string
  language: Language
  /** Whether it is a translation of ours; the original title, where that is another. */
  origin: { isOurs: boolean; original: { title: string; language: Language } | null }
}

/** The title in a language: the original's own, an official one, a translation's own, ours. */
function titleIn(
  texts: readonly TextTitle[],
  titles: readonly ActTitle[],
  language: Language,
): { title: string; isOurs: boolean } | null {
  const text = texts.find((held) => held.language === language)
  const act = titles.find((held) => held.language === language)
  if (text?.is_original) return { title: text.title, isOurs: false }
  // A translation brings its own title; of a digest the title is ours as its words are.
  if (text && !text.is_digest && !act?.is_official) return { title: text.title, isOurs: false }
  if (act) return { title: act.title, isOurs: !act.is_official }
  return text ? { title: text.title, isOurs: text.is_digest } : null
}

/**
 * The title in the language asked for, else the reader's, else the original's own; whose words it is, and the original
 * title beside it where that is another.
 */
export function chooseTitle(
  texts: readonly TextTitle[],
  titles: readonly ActTitle[],
  { asked, reader }: { asked?: Language | null | undefined; reader: Language },
): ShownTitle | undefined {
  const original = texts.find((text) => text.is_original)
  const wanted = [asked, reader, original?.language, 'zh' as const, texts[0]?.language]
  for (const language of wanted) {
    const found = language && titleIn(texts, titles, language)
    if (!found) continue
    const isAnother = original !== undefined && original.language !== language
    return {
      title: found.title,
      language,
      origin: {
        isOurs: found.isOurs,
        original: isAnother ? { title: original.title, language: original.language } : null,
      },
    }
  }
  return undefined
}
