import type { Language } from '@portal/protocol/kernel/languages.ts'
import { scripts } from '@portal/protocol/kernel/written-in.ts'

export { writtenIn } from '@portal/protocol/kernel/written-in.ts'

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
