import type { Language } from '@portal/protocol/kernel/languages.ts'

/** An article of a wording, in every language that it is held in. */
export interface HeldArticle<Unit> {
  key: string
  texts: ReadonlyMap<Language, Unit>
}

/**
 * The articles of a wording, each once, whatever language they are held in: in the order of the first language, others
 * behind the one they follow in theirs.
 *
 * @param inLanguages the articles of a text of each language, that which decides first
 */
export function heldArticles<Unit extends { key: string | null }>(
  inLanguages: readonly (readonly [Language, readonly Unit[]])[],
): HeldArticle<Unit>[] {
  const keys: string[] = []
  const texts = new Map<string, Map<Language, Unit>>()
  for (const [language, units] of inLanguages) {
    let place = 0
    for (const unit of units) {
      const key = unit.key ?? ''
      const at = keys.indexOf(key)
      if (at === -1) keys.splice(place, 0, key)
      place = at === -1 ? place + 1 : at + 1
      const held = texts.get(key) ?? new Map<Language, Unit>()
      texts.set(key, held.set(language, unit))
    }
  }
  return keys.map((key) => ({ key, texts: texts.get(key)! }))
}

/** The text of an article in the first of some languages that it is held in. */
export function firstText<Unit>({ texts }: HeldArticle<Unit>, order: readonly Language[]): Unit {
  const language = order.find((one) => texts.has(one))!
  return texts.get(language)!
}
