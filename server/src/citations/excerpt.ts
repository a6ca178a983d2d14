import { cutEnd, cutStart } from '@portal/protocol/kernel/cut-text.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'

/** Characters shown on either side of a citation; a Chinese one says as much as two or three of others. */
const around = { zh: 60, en: 140, ru: 140 } as const

export interface Excerpt {
  excerpt: string
  start: number
  end: number
}

/** Words around a place, cut at the ends of words, with "…" where something is left out; line feeds are blanks. */
export function excerptAround(text: string, start: number, end: number, language: Language): Excerpt {
  const width = around[language]
  let from = Math.max(0, start - width)
  let to = Math.min(text.length, end + width)
  if (from > 0) {
    const blank = language === 'zh' ? -1 : text.slice(from, start).search(/\s/)
    from += blank === -1 ? Number(isLowSurrogate(text, from)) : blank + 1
    from = cutStart(text, from, start)
  }
  if (to < text.length) {
    const blank = language === 'zh' ? -1 : text.slice(end, to).search(/\s\S*$/)
    to = blank === -1 ? to - Number(isLowSurrogate(text, to)) : end + blank
    to = cutEnd(text, to, end)
  }
  const before = from > 0 ? '…' : ''
  const after = to < text.length ? '…' : ''
  return {
    excerpt: before + text.slice(from, to).replace(/\s/g, ' ') + after,
    start: start - from + before.length,
    end: end - from + before.length,
  }
}

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit < 0xe000
}
