import type { Language } from '@portal/protocol/kernel/languages.ts'
import { namesInAllLanguages } from '../../text/code-names.ts'
import { namesOf } from '../../text/law-name.ts'
import { readMentions } from '../../text/mentions/read-mentions.ts'

/** A law or a case that a text names, with the article named of it. */
export interface LawSaid {
  /** One of the ways to read its name. */
  readings: { key: string; country: string | null }[]
  article: string | null
}

const scripts: readonly (readonly [language: Language, script: RegExp])[] = [
  ['zh', /\p{Script=Han}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['en', /\p{Script=Latin}/u],
]

/** The laws and cases that a text names, in whichever of the three languages it does. */
export function lawsSaid(text: string): LawSaid[] {
  return scripts
    .filter(([, script]) => script.test(text))
    .flatMap(([language]) => readMentions([text], language, false)[0] ?? [])
    .filter(({ isOwn, names }) => !isOwn && names.length > 0)
    .map(({ names, article }) => ({
      readings: names.map(({ key, country }) => ({ key, country })),
      article,
    }))
}

/** The keys of the names that a title is known by, in every language where the law of its matter has one. */
export function namesOfTitle(title: string): string[] {
  return namesInAllLanguages(namesOf({ titles: [{ title, shortTitles: [] }], number: null }))
}
