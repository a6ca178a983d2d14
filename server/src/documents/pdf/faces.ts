import type { Language } from '@portal/protocol/kernel/languages.ts'
import { openSync, type Font, type GlyphRun } from 'fontkit'
import { fileURLToPath } from 'node:url'

/** A font at one weight and slope. */
export interface Face {
  name: string
  font: Font
  /** Of the em. */
  widths: Map<number, number>
}

export interface Style {
  isBold: boolean
  isItalic: boolean
}

const files = {
  latin: new URL('../fonts/', import.meta.resolve('@embedpdf/fonts-latin')),
  chinese: new URL('../fonts/', import.meta.resolve('@embedpdf/fonts-sc')),
}

/** Each opened when a text first needs it, and kept while the thread lives. */
const faces = new Map<string, Face>()

function open(folder: URL, name: string, layOut: (font: Font) => LayOut): Face {
  const held = faces.get(name)
  if (held) return held
  const opened = openSync(fileURLToPath(new URL(name, folder))) as Font
  knowCharacters(opened)
  const font = Object.create(opened, { layout: { value: layOut(opened) } }) as Font
  const face = { name, font, widths: new Map<number, number>() }
  faces.set(name, face)
  return face
}

/**
 * Glyphs are kept as they were first asked for. One that was first wanted as a part of another (Y of Ү) knows no
 * character: a document would say nothing, or another letter, in its place to whoever copies or hears it.
 */
function knowCharacters(font: Font): void {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, characters = []) => {
    const glyph = getGlyph(id, characters)
    if (glyph.codePoints.length === 0) glyph.codePoints = characters
    return glyph
  }
}

type LayOut = Font['layout']

/** Chinese characters stand beside each other as they are. */
function byCharacters(font: Font): LayOut {
  return (text) => beside(font, text, () => 0)
}

/**
 * Letters, moved towards each other where the font says so. Each pair is asked once: the font's rules take a hundred
 * times what all else does. Words with marks on letters are laid out by the rules as a whole.
 */
function byPairs(font: Font): LayOut {
  const pairs = new Map<string, number>()
  const kern = (pair: string): number => {
    const held = pairs.get(pair)
    if (held !== undefined) return held
    const { positions, glyphs } = font.layout(pair)
    const moved = positions.length === 2 ? positions[0]!.xAdvance - glyphs[0]!.advanceWidth : 0
    pairs.set(pair, moved)
    return moved
  }
  return (text) => (/\p{M}/u.test(text) ? font.layout(text) : beside(font, text, kern))
}

function beside(font: Font, text: string, kern: (pair: string) => number): GlyphRun {
  const characters = Array.from(text)
  const glyphs = characters.map((character) => font.glyphForCodePoint(character.codePointAt(0)!))
  let sum = 0
  const positions = glyphs.map(({ advanceWidth }, index) => {
    const [character, next] = [characters[index]!, characters[index + 1]]
    const isPair = next !== undefined && character !== ' ' && next !== ' '
    const xAdvance = advanceWidth + (isPair ? kern(character + next) : 0)
    sum += xAdvance
    return { xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 }
  })
  return { glyphs, positions, advanceWidth: sum } as unknown as GlyphRun
}

/** Noto Sans: Latin and Cyrillic, with the letters of Kazakh, Uzbek and Tajik. */
function latinFace({ isBold, isItalic }: Style): Face {
  const name = `${isBold ? 'Bold' : ''}${isItalic ? 'Italic' : ''}`
  return open(files.latin, `NotoSans-${name || 'Regular'}.ttf`, byPairs)
}

/** Chinese has no italics. */
function chineseFace({ isBold }: Style): Face {
  return open(files.chinese, `NotoSansHans-${isBold ? 'Bold' : 'Regular'}.otf`, byCharacters)
}

/** Punctuation that both scripts have, as wide as a character in Chinese. */
const shared = new Set([...'“”‘’…—·'].map((character) => character.codePointAt(0)!))
/** What every Chinese text may hold stands before what no other font of the portal has. */
const firstChinese = 0x2e80

/** The face to draw a character with; null where none has it. */
export function faceOf(codePoint: number, language: Language, style: Style): Face | null {
  const isChinese = codePoint >= firstChinese || (language === 'zh' && shared.has(codePoint))
  const [first, second] = isChinese ? [chineseFace, latinFace] : [latinFace, chineseFace]
  const face = first(style)
  if (face.font.hasGlyphForCodePoint(codePoint)) return face
  const other = second(style)
  return other.font.hasGlyphForCodePoint(codePoint) ? other : null
}

/** Of the em, as it stands alone. */
export function widthOf({ font, widths }: Face, codePoint: number): number {
  const held = widths.get(codePoint)
  if (held !== undefined) return held
  const width = font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm
  widths.set(codePoint, width)
  return width
}

/** Of the em, as the words are drawn: with what the font puts between two letters. */
export function shapedWidth({ font }: Face, text: string): number {
  return font.layout(text).advanceWidth / font.unitsPerEm
}

/** In place of what no font has. */
export const box = '□'
export const boxFace = chineseFace
