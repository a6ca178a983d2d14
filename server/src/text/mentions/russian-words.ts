import { beforeMark, presentWording } from '@portal/protocol/laws/wording-said.ts'
import type { Word } from './words.ts'

export type HeadKind = 'code' | 'law' | 'constitution' | 'treaty' | 'rule'

/** The words that names of laws turn on, without their endings. */
const headStems =
  /^(?:(кодекс)|(закон|ордонанс|фк?з)|(конституци)|(конвенци|соглашени|договор|протокол|хартии|хартия)|(указ|постановлени|положени|разъяснени|правил|регламент|устав))(?:[аеуыияюй]|ом|ов|ам|ах|ами|ью|ем|ей|ями|ев|ях|ям)?$/
const kinds = ['code', 'law', 'constitution', 'treaty', 'rule'] as const
const adjective = /(?:ого|его|ому|ему|ым|им|ом|ем|ый|ий|ой|ей|ая|яя|ую|юю|ое|ее|ые|ие|ых|их|ыми|ими)$/
export const prepositions = new Set('о об обо в во на и для по с со при к от из за между или их'.split(' '))
const aboutWords = new Set(['о', 'об', 'обо'])
const articleWords =
  /^(?:ст|стать[яиеюй]{1,2}|статей|статьям[и]?|статьях|п|пп|подп|пункт[а-я]{0,3}|част[иьюе]{1,3}|ч|абз|абзац[а-я]{0,3}|подпункт[а-я]{0,3}|настоящ[а-я]{2,4}|далее)$/

/** The kind of law that a word names: "кодекса", "Законом". */
export function headKind(plain: string): HeadKind | null {
  const found = headStems.exec(plain)
  return found && (kinds[found.slice(1).findIndex((group) => group !== undefined)] ?? null)
}

/** A head within a name is a word of its title, unless it begins another name. */
export function beginsName({ plain, isCapital }: Word): boolean {
  const kind = headKind(plain)
  return kind !== null && (isCapital || kind === 'code' || kind === 'law' || kind === 'constitution')
}

export function isAdjective({ plain }: Word): boolean {
  // "данных" is a noun wherever laws are named after it.
  return plain.length > 4 && plain !== 'данных' && adjective.test(plain)
}

/** What an adjective before a name says of the wording; null where it says nothing of it. */
export function wordingByAdjective(plain: string): string | null {
  if (/^(?:стар|прежн|предыдущ|бывш|действовавш)/.test(plain)) return beforeMark
  return /^(?:действующ|нов)/.test(plain) ? presentWording : null
}

export function isAbout({ plain }: Word): boolean {
  return aboutWords.has(plain)
}

export function isArticleWord({ plain }: Word): boolean {
  return articleWords.test(plain)
}
