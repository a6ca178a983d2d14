/** One row of a lifecycle's table; what is not in the table cannot be done. */
export interface Move<State extends string, Action extends string, By extends string> {
  from: readonly State[]
  action: Action
  by: By
  to: State
  /** The one who moves says why. */
  needsReason?: true
}

/** The states of one kind of thing, and who may move it from one to another. */
export interface Lifecycle<State extends string, Action extends string, By extends string> {
  states: readonly State[]
  moves: readonly Move<State, Action, By>[]
  /** The move that an action is, from a state; null where the table has none. */
  find: (from: State, action: Action, by: By) => Move<State, Action, By> | null
  /** What someone may do now: from this come the buttons of a screen. */
  abilities: (from: State, by: By) => Action[]
}

export function lifecycle<State extends string, Action extends string, By extends string>(
  states: readonly State[],
  moves: readonly Move<State, Action, By>[],
): Lifecycle<State, Action, By> {
  const open = (from: State, by: By) => moves.filter((move) => move.by === by && move.from.includes(from))
  return {
    states,
    moves,
    find: (from, action, by) => open(from, by).find((move) => move.action === action) ?? null,
    abilities: (from, by) => open(from, by).map(({ action }) => action),
  }
}
