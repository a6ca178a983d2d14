import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { readChineseTitles } from '../text/chinese-titles.ts'
import { titleKey } from './address.ts'
import type { LawDocument, LawTitle } from './document.ts'

type Titles = Partial<Record<Language, LawTitle>>

let known: Map<string, Titles> | null = null

/** What a law that is held is called already. */
export interface TitlesHeld {
  /** Its titles in Chinese where that is its own language. */
  originals: readonly string[]
  titles: Titles
}

/** A title that is chosen, with all that the others call the law as short names, in an order that hangs on no source. */
function withNames(chosen: LawTitle, others: readonly LawTitle[]): LawTitle {
  const called = others.flatMap(({ title, shortTitles }) => [title, ...shortTitles])
  const names = new Set([...chosen.shortTitles, ...called])
  names.delete(chosen.title)
  return { ...chosen, shortTitles: [...names].toSorted() }
}

/** What the table calls an act of China. */
function inTable({ country, texts }: LawDocument, originals: readonly string[]): Titles | undefined {
  if (country !== 'CN') return undefined
  known ??= new Map(readChineseTitles().map((act) => [titleKey(act.law), act.titles]))
  const original = texts.find((text) => text.original)
  const titles = original ? (original.language === 'zh' ? [original.title] : []) : originals
  return titles.map((title) => known!.get(titleKey(title))).find((found) => found !== undefined)
}

/**
 * What a law is called in each language: as its source says or, of a Chinese act, as the table does that ships with the
 * importer (docs/importing.md). An official title goes first, then the table's, so that every order of sources ends alike;
 * the law is found by the others too.
 */
export function titlesOf(document: LawDocument, held?: TitlesHeld): Titles {
  const { titles = {} } = document
  const table = inTable(document, held?.originals ?? [])
  if (!table) return titles
  const chosen = languages.flatMap((language) => {
    const ours = table[language]
    const given = titles[language]
    if (!ours) return given ? [[language, withNames(given, [])] as const] : []
    const others = [given, held?.titles[language]].filter((other) => other !== undefined)
    const first = ours.official ? ours : (others.find(({ official }) => official) ?? ours)
    return [[language, withNames(first, [ours, ...others])] as const]
  })
  return Object.fromEntries(chosen)
}
