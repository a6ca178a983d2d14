import type { Language } from './languages.ts'

/** The letters of each language. */
export const scripts: readonly (readonly [Language, RegExp])[] = [
  ['zh', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['en', /\p{Script=Latin}/gu],
]

/** A Chinese character says about as much as three letters. */
const worth: Record<Language, number> = { zh: 3, en: 1, ru: 1 }

/** The portal's language that a text is written in, by the script that says most of it; null of one without letters. */
export function writtenIn(text: string): Language | null {
  const said = scripts.map(([language, script]) => ({
    language,
    letters: (text.match(script)?.length ?? 0) * worth[language],
  }))
  const most = said.toSorted((one, other) => other.letters - one.letters)[0]!
  return most.letters > 0 ? most.language : null
}
