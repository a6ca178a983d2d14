import type { Language } from '@portal/protocol/kernel/languages.ts'

const scripts: readonly (readonly [Language, RegExp])[] = [
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

/** What separates stretches of each language: letters of the others. */
const others: Record<Language, RegExp> = {
  zh: /[^\p{Script=Latin}\p{Script=Cyrillic}]+/gu,
  ru: /[^\p{Script=Latin}\p{Script=Han}]+/gu,
  en: /[^\p{Script=Cyrillic}\p{Script=Han}]+/gu,
}

/** A stretch of a text, and where it begins. */
export interface Stretch {
  language: Language
  start: number
  text: string
}

/** The stretches of a text that are written in another language than it is: "CISG Article 35" in a Chinese line. */
export function stretchesBesides(text: string, language: Language): Stretch[] {
  return scripts
    .filter(([other]) => other !== language)
    .filter(([, script]) => text.search(script) !== -1)
    .flatMap(([other, script]) =>
      Array.from(text.matchAll(others[other]), ({ 0: found, index }) => ({
        language: other,
        start: index,
        text: found,
      })).filter((stretch) => stretch.text.search(script) !== -1),
    )
}
