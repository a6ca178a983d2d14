import { useState, type ReactNode } from 'react'

interface Moves<Move> {
  ask: (move: Move) => void
  /** Stands on the screen while something is asked. */
  dialog: ReactNode
}

/** What a dialog that asks about a move is handed. */
export interface AskedProps<Move> {
  move: Move
  /** Whether the answers that are loaded still allow it. */
  isOpen: boolean
  onClose: () => void
}

/**
 * The moves of a screen. What is typed in the dialog stays when others moved meanwhile.
 *
 * @param allows whether the loaded answers allow a move
 * @param render the dialog that asks about it
 */
export function useMoves<Move>(
  allows: (move: Move) => boolean,
  render: (asked: AskedProps<Move>) => ReactNode,
): Moves<Move> {
  const [move, ask] = useState<Move | null>(null)
  return { ask, dialog: move && render({ move, isOpen: allows(move), onClose: () => ask(null) }) }
}
