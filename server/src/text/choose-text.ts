import type { Language } from '@portal/protocol/kernel/languages.ts'

/** The text in the language asked for, else the reader's, else Chinese, else the original. */
export function chooseText<Text extends { language: Language; is_original: boolean }>(
  texts: readonly Text[],
  { asked, reader }: { asked?: Language | null | undefined; reader: Language },
): Text | undefined {
  const wanted = [asked, reader, 'zh']
  return (
    wanted.flatMap((language) => texts.find((text) => text.language === language) ?? [])[0] ??
    texts.find((text) => text.is_original) ??
    texts[0]
  )
}
