import type { Piece } from '@portal/protocol/laws/schemas.ts'

/** What changed in one place, and the text after it that is the same. */
interface Change {
  removed: string
  added: string
  same: string
}

function sizeOf({ removed, added }: Change): number {
  return Math.max(removed.length, added.length)
}

/** A few words that happen to be the same between two larger changes tell a reader nothing. */
function isSplinter(before: Change, after: Change): boolean {
  const size = before.same.length
  return size <= sizeOf(before) && size <= sizeOf(after)
}

function changesIn(pieces: readonly Piece[]): Change[] {
  const changes: Change[] = [{ removed: '', added: '', same: '' }]
  for (const { text, change } of pieces) {
    const last = changes.at(-1)!
    if (change === 'same' || last.same === '') last[change] += text
    else changes.push({ removed: '', added: '', same: '', [change]: text })
  }
  return changes
}

/**
 * Makes a word-by-word comparison readable: changes with next to nothing between them become one, what was removed
 * before what was added. The pieces go on making both texts.
 */
export function readablePieces(pieces: readonly Piece[]): Piece[] {
  const kept: Change[] = []
  for (const change of changesIn(pieces)) {
    let last = change
    for (let before = kept.at(-1); before && isSplinter(before, last); before = kept.at(-1)) {
      kept.pop()
      last = {
        removed: before.removed + before.same + last.removed,
        added: before.added + before.same + last.added,
        same: last.same,
      }
    }
    kept.push(last)
  }
  return kept.flatMap((change) =>
    (['removed', 'added', 'same'] as const).flatMap((kind) =>
      change[kind] === '' ? [] : [{ text: change[kind], change: kind }],
    ),
  )
}
