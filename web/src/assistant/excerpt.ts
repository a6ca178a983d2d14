import { cutStart, shortened } from '@portal/protocol/kernel/cut-text.ts'
import type { Fragment } from '@portal/protocol/kernel/fields.ts'

/** Characters on either side of what is marked; of a text without a mark, twice as many from its beginning. */
const around = 70

/** What of a text stands about what is marked, and whether that leaves something out. */
export function excerptOf(fragments: readonly Fragment[]): { fragments: Fragment[]; isCut: boolean } {
  const first = fragments.findIndex(({ marked }) => marked)
  const last = fragments.findLastIndex(({ marked }) => marked)
  const before = textOf(fragments.slice(0, Math.max(0, first)))
  const after = textOf(fragments.slice(last + 1))
  if (first < 0) {
    const isCut = after.length > 2 * around
    return { fragments: [plain(shortened(after, 2 * around))], isCut }
  }
  const isCutBefore = before.length > around
  const isCutAfter = after.length > around
  return {
    fragments: [
      plain(isCutBefore ? `…${before.slice(cutStart(before, before.length - around))}` : before),
      ...fragments.slice(first, last + 1),
      plain(shortened(after, around)),
    ].filter(({ text }) => text !== ''),
    isCut: isCutBefore || isCutAfter,
  }
}

/** The sentence that matters: what is marked, or how a text without a mark begins. */
export function keySentence(fragments: readonly Fragment[]): string {
  const marked = textOf(fragments.filter((fragment) => fragment.marked)).trim()
  return marked === '' ? textOf(excerptOf(fragments).fragments).trim() : marked
}

function textOf(fragments: readonly Fragment[]): string {
  return fragments.map(({ text }) => text).join('')
}

function plain(text: string): Fragment {
  return { text, marked: false }
}
