import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Piece } from '@portal/protocol/laws/schemas.ts'
import { diffArrays } from 'diff'
import { readablePieces } from './readable-pieces.ts'

/** Beyond so many changes the texts have so little in common that marking words would only confuse. */
const mostChanges = 2000

const segmenters = new Map<Language, Intl.Segmenter>()

function words(text: string, language: Language): string[] {
  let segmenter = segmenters.get(language)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' })
    segmenters.set(language, segmenter)
  }
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** An article as it is printed. */
export interface PrintedArticle {
  number: string
  heading: string | null
  text: string
}

/** The line that number and heading are printed in; the number is one word. */
function lineWords({ number, heading }: PrintedArticle, language: Language): string[] {
  return [number, ...(heading ? ['　', ...words(heading, language)] : []), '\n']
}

/** Compares two articles, number and heading too; one that is not there is all added or all removed. */
export function compareArticles(
  older: PrintedArticle | null,
  newer: PrintedArticle | null,
  language: Language,
): Piece[] {
  const both = [older, newer]
  const [olderLine, newerLine] = both.map((article) => (article ? lineWords(article, language) : []))
  const [olderText, newerText] = both.map((article) => (article ? words(article.text, language) : []))
  const line = readablePieces(compareWords(olderLine!, newerLine!))
  const text = readablePieces(compareWords(olderText!, newerText!))
  const [last, first] = [line.at(-1), text[0]]
  if (last?.change !== first?.change || !last || !first) return [...line, ...text]
  return [...line.slice(0, -1), { ...last, text: last.text + first.text }, ...text.slice(1)]
}

/**
 * Compares two texts word by word. The pieces that are not added, joined, are the older text; those that are not
 * removed, the newer.
 */
export function compareTexts(older: string, newer: string, language: Language): Piece[] {
  if (older === newer) return readablePieces([{ text: older, change: 'same' }])
  return readablePieces(compareWords(words(older, language), words(newer, language)))
}

function compareWords(older: string[], newer: string[]): Piece[] {
  const changes = diffArrays(older, newer, { maxEditLength: mostChanges })
  if (!changes) {
    return [
      { text: older.join(''), change: 'removed' },
      { text: newer.join(''), change: 'added' },
    ]
  }
  return changes.map(({ value, added, removed }) => ({
    text: value.join(''),
    change: added ? 'added' : removed ? 'removed' : 'same',
  }))
}
