import type { Language } from '@portal/protocol/kernel/languages.ts'
import LineBreaker from 'linebreak'
import type { Run } from '../content.ts'
import { wellFormed } from '../plain-content.ts'
import { box, boxFace, faceOf, shapedWidth, widthOf, type Face } from './faces.ts'

/** Words on a line in one face and of one run. */
export interface Segment {
  text: string
  face: Face
  run: Run
  /** Points from the beginning of the line. */
  x: number
  width: number
}

export interface Line {
  segments: Segment[]
  /** Points between characters, beside their own, that make the line as long as the others. */
  spacing: number
  width: number
}

export interface Setting {
  language: Language
  size: number
  /** Points that a line may have. */
  width: number
  /** Points before the first line's words. */
  indent?: number
  isBold?: boolean
  isItalic?: boolean
  isJustified?: boolean
}

interface Cluster {
  text: string
  face: Face
  run: Run
  width: number
  isSpace: boolean
  /** Of the text that was given. */
  length: number
}

/** What is not seen, and stands between characters for software alone. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu
/** A line is stretched by at most so much of its size for each character; readers of texts take more for a space. */
const mostStretch = 0.08

/** Breaks runs into lines; there is one at least. */
export function breakLines(runs: readonly Run[], setting: Setting): Line[] {
  const text = runs.map((run) => shown(run.text)).join('')
  const clusters = findClusters(runs, setting)
  const breaks = findBreaks(text)
  const lines: Line[] = []
  let line: Cluster[] = []
  let lineWidth = setting.indent ?? 0
  let unit: Cluster[] = []
  let unitWidth = 0
  let at = 0

  const endLine = (isLast: boolean) => {
    lines.push(layLine(line, setting, lines.length === 0 ? (setting.indent ?? 0) : 0, isLast))
    line = []
    lineWidth = 0
  }
  const endUnit = () => {
    const bare = unitWidth - trailingSpace(unit)
    if (line.length > 0 && lineWidth + bare > setting.width) endLine(false)
    for (const cluster of unit) {
      // A word longer than a line is broken where the line ends.
      if (line.length > 0 && !cluster.isSpace && lineWidth + cluster.width > setting.width) endLine(false)
      line.push(cluster)
      lineWidth += cluster.width
    }
    unit = []
    unitWidth = 0
  }

  for (const cluster of clusters) {
    at += cluster.length
    const isFeed = cluster.text === '\n'
    if (!isFeed) {
      unit.push(cluster)
      unitWidth += cluster.width
    }
    if (breaks.has(at)) endUnit()
    if (isFeed) {
      endUnit()
      endLine(true)
    }
  }
  endUnit()
  endLine(true)
  return lines
}

/** Where a line may end. */
function findBreaks(text: string): Set<number> {
  const breaker = new LineBreaker(text)
  const places = new Set<number>()
  for (let place = breaker.nextBreak(); place; place = breaker.nextBreak()) places.add(place.position)
  return places
}

function shown(text: string): string {
  return wellFormed(text)
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unseen, '')
}

/** Characters, each with the marks that stand on it. */
function findClusters(runs: readonly Run[], setting: Setting): Cluster[] {
  const clusters: Cluster[] = []
  for (const run of runs) {
    const language = run.language ?? setting.language
    const style = {
      isBold: run.isBold ?? setting.isBold ?? false,
      isItalic: run.isItalic ?? setting.isItalic ?? false,
    }
    for (const character of shown(run.text)) {
      const codePoint = character.codePointAt(0)!
      const before = clusters.at(-1)
      if (before && /\p{M}/u.test(character) && before.face.font.hasGlyphForCodePoint(codePoint)) {
        before.text += character
        before.length += character.length
        continue
      }
      const isSpace = character !== '\n' && /\s/.test(character)
      const drawn = isSpace && character !== '　' ? ' ' : character
      const face = character === '\n' ? null : faceOf(drawn.codePointAt(0)!, language, style)
      const text = character === '\n' || face ? drawn : box
      const used = face ?? boxFace(style)
      const width = character === '\n' ? 0 : widthOf(used, text.codePointAt(0)!) * setting.size
      clusters.push({ text, face: used, run, width, isSpace, length: character.length })
    }
  }
  return clusters
}

function trailingSpace(clusters: readonly Cluster[]): number {
  let width = 0
  for (let index = clusters.length - 1; index >= 0 && clusters[index]!.isSpace; index--)
    width += clusters[index]!.width
  return width
}

function layLine(clusters: readonly Cluster[], setting: Setting, indent: number, isLast: boolean): Line {
  let end = clusters.length
  while (end > 0 && clusters[end - 1]!.isSpace) end--
  const seen = clusters.slice(0, end)
  const width = seen.reduce((sum, cluster) => sum + cluster.width, indent)
  const stretch = seen.length > 1 ? (setting.width - width) / (seen.length - 1) : 0
  const spacing =
    setting.isJustified && !isLast && stretch > 0 && stretch < setting.size * mostStretch ? stretch : 0
  const groups: { text: string; face: Face; run: Run; count: number }[] = []
  for (const { text, face, run } of seen) {
    const last = groups.at(-1)
    if (last?.face === face && last.run === run) {
      last.text += text
      last.count++
    } else groups.push({ text, face, run, count: 1 })
  }
  let x = indent
  const segments = groups.map(({ text, face, run, count }) => {
    const segment = { text, face, run, x, width: shapedWidth(face, text) * setting.size + count * spacing }
    x += segment.width
    return segment
  })
  // Words that go on below are not joined where the text is copied.
  if (end < clusters.length && segments.length > 0 && !isLast) segments.at(-1)!.text += ' '
  return { segments, spacing, width: x }
}
