import type { Language } from '@portal/protocol/kernel/languages.ts'
import { fold } from '../characters.ts'
import { readCaseNumbers } from './case-numbers.ts'
import { ChineseReader } from './chinese.ts'
import { readEnglish } from './english.ts'
import { Aliases, type Mention } from './mention.ts'
import { readRussian } from './russian.ts'

/**
 * Finds every mention of a law, an article or a case in the parts of one text, in time linear in its length. What
 * the text defines in one part ("hereinafter the Convention") holds in the later ones.
 *
 * @param isStatute the text of a law: bare articles in it are its own
 * @param home the country that a text in Chinese calls its own
 * @returns for each part its mentions in their order; none overlap
 */
export function readMentions(
  parts: readonly string[],
  language: Language,
  isStatute: boolean,
  home = 'CN',
): Mention[][] {
  const aliases = new Aliases()
  return parts.map((text) => {
    const folded = fold(text)
    const laws = readLaws({ text, folded, language, home }, aliases, isStatute)
    const cases = readCaseNumbers(text, folded)
    return cases.length === 0 ? laws : merge(laws, cases)
  })
}

interface Part {
  text: string
  folded: string
  language: Language
  home: string
}

function readLaws({ text, folded, language, home }: Part, aliases: Aliases, isStatute: boolean): Mention[] {
  if (language === 'zh') return new ChineseReader(text, folded, aliases, isStatute, home).read()
  const read = language === 'ru' ? readRussian : readEnglish
  return read(text, folded, aliases, isStatute)
}

/** Both in one order; where two overlap, that of the first stays: of a law and a case, the law. */
export function merge<Span extends Pick<Mention, 'start' | 'end'>>(
  first: readonly Span[],
  second: readonly Span[],
): Span[] {
  const merged: Span[] = []
  let at = 0
  for (const one of second) {
    while (at < first.length && first[at]!.end <= one.start) merged.push(first[at++]!)
    if (at === first.length || first[at]!.start >= one.end) merged.push(one)
  }
  return [...merged, ...first.slice(at)]
}
