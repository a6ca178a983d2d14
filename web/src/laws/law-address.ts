import { isLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { eliPath, isDay, parseEli, type EliAddress } from '@portal/protocol/laws/eli.ts'
import type { ArticleDetails, LawDetails } from '@portal/protocol/laws/schemas.ts'

/** A law, the day whose wording is meant and the language of the text; without these today's, the reader's. */
export interface LawWanted {
  law: { id: string } | { address: string }
  on?: string | undefined
  text?: Language | undefined
}

export interface LawAddress extends LawWanted {
  /** Key of the article that has the page to itself. */
  article?: string | undefined
  /** Language of a text to be shown beside. */
  beside?: Language | undefined
}

function language(search: URLSearchParams, name: string): Language | undefined {
  const value = search.get(name)
  return isLanguage(value) ? value : undefined
}

/**
 * Reads what a page shows: `/eli/…` names law, day, language and article in its steps; `/legal/details` the law in
 * `?id=`. `?on=`, `?text=` and `?beside=` may stand behind both; a step goes before them.
 */
export function readLawAddress(
  params: Record<string, string | undefined>,
  search: URLSearchParams,
): LawAddress {
  const day = search.get('on') ?? ''
  const chosen = {
    on: isDay(day) ? day : undefined,
    text: language(search, 'text'),
    beside: language(search, 'beside'),
  }
  const steps = params['*']
  if (!steps) return { law: { id: search.get('id') ?? '' }, ...chosen }
  const eli = parseEli(`eli/${steps}`)
  if (!eli) return { law: { address: `eli/${steps}` }, ...chosen }
  return {
    ...chosen,
    law: { address: eliPath({ work: eli.work, article: eli.article }) },
    on: eli.on ?? chosen.on,
    text: eli.language ?? chosen.text,
    article: eli.article ?? undefined,
  }
}

/** The path of a page at the address that its law has now; null where it was opened at that, or at none. */
export function presentPath(
  params: Record<string, string | undefined>,
  { address }: { address: string },
): string | null {
  const asked = parseEli(`eli/${params['*']}`)
  const present = parseEli(address)
  if (!asked || !present || asked.work === present.work) return null
  return eliPath({ ...asked, work: present.work })
}

type Shown = Pick<LawDetails, 'address' | 'isCurrent' | 'version'>

/** The language shown where it is not the reader's own: what an address then has to name. */
export function otherLanguage(law: { language: Language }, reader: Language): { language?: Language } {
  return law.language === reader ? {} : { language: law.language }
}

/** An address with a day, a language or an article put into it. */
export function eliPart(path: string, part: Partial<Omit<EliAddress, 'work'>>): string {
  const eli = parseEli(path)
  return eli ? eliPath({ ...eli, ...part }) : path
}

/** Path of the wording shown: today's at the law's own address, others at that of their day. */
export function wordingPath({ address, isCurrent, version }: Shown): string {
  return isCurrent ? address : version.address
}

/** The page's addresses by language, where the address it was opened at names one. */
export function textPaths(pathname: string, law: LawDetails | ArticleDetails) {
  if (!parseEli(safeDecode(pathname))?.language) return undefined
  const article = 'key' in law ? { article: law.key } : {}
  const paths = law.languages.map((held) => [held, eliPart(wordingPath(law), { language: held, ...article })])
  return { shown: law.language, paths: Object.fromEntries(paths) as Partial<Record<Language, string>> }
}

function safeDecode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
