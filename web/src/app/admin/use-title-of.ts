import { defaultLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { useLanguage } from '../../ui/use-language.ts'

/** What a thing is called, in Chinese always. */
type Titles = { zh: string } & { [L in Exclude<Language, 'zh'>]?: string | null | undefined }

/** What a thing is called in the reader's language, or in Chinese where it has no name in that; and in which of them. */
export function useTitleOf(): (titles: Titles) => { title: string; lang: Language } {
  const reader = useLanguage()
  return (titles) => {
    const title = titles[reader]
    return title ? { title, lang: reader } : { title: titles.zh, lang: defaultLanguage }
  }
}
