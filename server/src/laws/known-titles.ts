import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { readChineseTitles } from '../text/chinese-titles.ts'
import { titleKey } from './address.ts'
import type { LawDocument, LawTitle } from './document.ts'

type Titles = Partial<Record<Language, LawTitle>>

let known: Map<string, Titles> | null = null

/** A title that is chosen, with all that the other calls the law as short names, in an order that hangs on no source. */
function withNames(chosen: LawTitle, other: LawTitle | undefined): LawTitle {
  const names = new Set([...chosen.shortTitles, ...(other ? [other.title, ...other.shortTitles] : [])])
  names.delete(chosen.title)
  return { ...chosen, shortTitles: [...names].toSorted() }
}

/**
 * What a law is called in each language: as its source says or, of a Chinese act, as the table does that ships with the
 * importer (docs/importing.md). An official title goes first, then the table's, so that every order of sources ends alike;
 * the law is found by the other too.
 */
export function titlesOf({ country, texts, titles = {} }: LawDocument): Titles {
  const original = texts.find((text) => text.original)
  if (country !== 'CN' || original?.language !== 'zh') return titles
  known ??= new Map(readChineseTitles().map((act) => [titleKey(act.law), act.titles]))
  const held = known.get(titleKey(original.title)) ?? {}
  const chosen = languages.flatMap((language) => {
    const [ours, given] = [held[language], titles[language]]
    const [first, other] = given?.official && !ours?.official ? [given, ours] : [ours ?? given, given]
    return first ? [[language, withNames(first, other)] as const] : []
  })
  return Object.fromEntries(chosen)
}
