import type { Language } from '../kernel/languages.ts'

/** ISO 639-3 codes, as ELI writes languages. */
const codes: Record<Language, string> = { zh: 'zho', en: 'eng', ru: 'rus' }
const languageOf = new Map(Object.entries(codes).map(([language, code]) => [code, language as Language]))

/** Steps of a law's own address: country, kind, day of adoption, number. */
const workSteps = 4
const articleMark = 'art_'

/** What an address of a law names. */
export interface EliAddress {
  /** The law: "cn/code/2020-05-28/45". */
  work: string
  /** The day whose wording is meant, YYYY-MM-DD; null for today. */
  on: string | null
  /** The language of the text; null for the reader's. */
  language: Language | null
  /** Key of an article; null for the whole law. */
  article: string | null
}

/** Whether a text is a day that exists, as YYYY-MM-DD. */
export function isDay(step: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(step)) return false
  const day = new Date(`${step}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(step)
}

/**
 * Reads an address after the practice of ELI: `eli/<work>[/<day>][/<language>][/art_<key>]`, decoded, with or
 * without a leading slash. Null when it is none.
 */
export function parseEli(path: string): EliAddress | null {
  const [scheme, ...steps] = path.replace(/^\/|\/$/g, '').split('/')
  if (scheme !== 'eli' || steps.length < workSteps || steps.includes('')) return null
  const rest = steps.slice(workSteps)
  const on = rest[0] !== undefined && isDay(rest[0]) ? rest.shift()! : null
  const language = languageOf.get(rest[0] ?? '') ?? null
  if (language !== null) rest.shift()
  const article = rest[0]?.startsWith(articleMark) ? rest.shift()!.slice(articleMark.length) : null
  if (rest.length > 0 || article === '') return null
  return { work: steps.slice(0, workSteps).join('/'), on, language, article }
}

/** The path of an address as people read it, with a leading slash; letters of any script stand as they are. */
export function eliPath({ work, on, language, article }: Partial<EliAddress> & { work: string }): string {
  const steps = ['eli', ...work.split('/')]
  if (on) steps.push(on)
  if (language) steps.push(codes[language])
  if (article) steps.push(articleMark + article)
  return `/${steps.join('/')}`
}
