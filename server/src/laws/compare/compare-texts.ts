import type { Language } from '@portal/protocol/kernel/languages.ts'
import { diffArrays } from 'diff'

/** A piece of two texts: what both have, or one alone. */
export interface Piece {
  text: string
  change: 'same' | 'added' | 'removed'
}

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

/**
 * Compares two texts word by word. The pieces that are not added, joined, are the older text; those that are not
 * removed, the newer.
 */
export function compareTexts(older: string, newer: string, language: Language): Piece[] {
  if (older === newer) return older === '' ? [] : [{ text: older, change: 'same' }]
  const changes = diffArrays(words(older, language), words(newer, language), { maxEditLength: mostChanges })
  const pieces: Piece[] = changes
    ? changes.map(({ value, added, removed }) => ({
        text: value.join(''),
        change: added ? 'added' : removed ? 'removed' : 'same',
      }))
    : [
        { text: older, change: 'removed' },
        { text: newer, change: 'added' },
      ]
  return pieces.filter(({ text }) => text !== '')
}
