import type { Citation } from '@portal/protocol/citations/schemas.ts'
import { textOf, type TextBlock, type TextRun } from '@portal/protocol/kernel/rich-text-blocks.ts'
import { textPieces } from './text-pieces.ts'

/** Runs that lead to one place: what is cited, another site, or nothing. */
export interface BlockPiece {
  citation: Citation | null
  href: string | null
  runs: TextRun[]
}

/** What of the runs lies between two places in their text. */
function cut(runs: readonly TextRun[], start: number, end: number): TextRun[] {
  let at = 0
  return runs.flatMap((run) => {
    const from = at
    at += run.text.length
    const text = run.text.slice(Math.max(0, start - from), Math.max(0, end - from))
    return text === '' ? [] : { ...run, text }
  })
}

/** Runs side by side that lead to one site. */
function bySite(runs: readonly TextRun[]): BlockPiece[] {
  const pieces: BlockPiece[] = []
  for (const run of runs) {
    const last = pieces.at(-1)
    if (last?.href === run.href) last.runs.push(run)
    else pieces.push({ citation: null, href: run.href, runs: [run] })
  }
  return pieces
}

/** A block cut at its citations and links; a citation that its writer linked elsewhere is none, as no link holds another. */
export function blockPieces(block: TextBlock, citations: readonly Citation[]): BlockPiece[] {
  const free = citations.filter(({ start, end }) =>
    cut(block.runs, start, end).every(({ href }) => href === null),
  )
  let at = 0
  return textPieces(textOf(block), free).flatMap(({ text, citation }) => {
    const from = at
    at += text.length
    const runs = cut(block.runs, from, at)
    return citation ? [{ citation, href: null, runs }] : bySite(runs)
  })
}
