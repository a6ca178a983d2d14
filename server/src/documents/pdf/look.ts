import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Item, Struct } from './page-writer.ts'

export const ink = '#1B2430'
export const quiet = '#566374'
export const ruleColour = '#C9D2DC'

/** Points of the letters, and between lines as a part of them. */
export const sizes = { title: 19, headings: [14, 12.5, 11.5], text: 10.8, small: 9.5, foot: 8.5 }
export const leading: Record<Language, number> = { zh: 1.62, en: 1.45, ru: 1.45 }

/** What a block stands in. */
export interface Place {
  parent: Struct
  language: Language
  /** Points from the left edge of the text, and those that a line may have. */
  left: number
  width: number
  size: number
  /** Columns stand beside each other. */
  isWide: boolean
}

/** How the lines of a paragraph look. */
export interface Look {
  size: number
  colour?: string
  before?: number
  indent?: number
  isBold?: boolean
  isItalic?: boolean
  isJustified?: boolean
  align?: 'centre' | 'right'
  keepsNext?: boolean
}

/** Of what says what a column or a row is. */
export const labelLook = { size: sizes.small, isBold: true, colour: quiet } as const

export function baselineOf(top: number, size: number, part: number): number {
  return top + (size * part) / 2 + size * 0.36
}

export function space(height: number): Item {
  return { before: height, height: 0, paint: () => undefined }
}
