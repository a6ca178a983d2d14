import type { CodeName } from './codes.ts'
import type { MessageEvent } from './told.ts'

/**
 * What a state is to its reader, whatever the thing. ink: it runs; seal: the reader must act, or it went wrong; gold:
 * it waits; jade: done, valid; grey: ended. Never shown without a word.
 */
export const tones = ['ink', 'seal', 'gold', 'jade', 'grey'] as const

export type Tone = (typeof tones)[number]

/** Who moves things beside people: the portal, as one move follows from another, and the time. */
export const unattended = ['system', 'clock'] as const

type OneOrMore<Name> = Name | readonly Name[]

/** One row of a lifecycle's table; what is not in the table cannot be done. */
export interface Move<
  State extends string = string,
  Action extends string = string,
  By extends string = string,
  Condition extends string = string,
  Party extends string = string,
> {
  /** Null where the thing is made. */
  from: readonly State[] | null
  action: Action
  /** A side of the thing (`owner`, `provider` …), `admin`, or one of `unattended`. */
  by: OneOrMore<By>
  to: State
  /** What must hold. Of rows that differ in nothing else, the first whose conditions hold is the move. */
  when?: OneOrMore<Condition>
  /** The one who moves says why. */
  needsReason?: true
  /** Who gets which message. */
  tells?: readonly { who: Party; event: MessageEvent }[]
}

/** The states of one kind of thing, and who may move it from one to another. */
export interface Lifecycle<
  State extends string = string,
  Action extends string = string,
  By extends string = string,
  Condition extends string = string,
  Party extends string = string,
> {
  /** The kind of thing, in history, audit log and documents. */
  subject: string
  states: readonly State[]
  tones: Readonly<Record<State, Tone>>
  /** What must hold for some moves, with the code of the refusal where it does not. */
  conditions: Readonly<Record<Condition, CodeName>>
  moves: readonly Move<State, Action, By, Condition, Party>[]
}

interface Declaration<
  State extends string,
  Action extends string,
  By extends string,
  Condition extends string,
  Party extends string,
> {
  subject: string
  states: Record<State, Tone>
  conditions?: Record<Condition, CodeName>
  moves: readonly Move<NoInfer<State>, Action, By, NoInfer<Condition>, Party>[]
}

/** Declares a lifecycle: its states with their tones, and the table of moves. */
export function lifecycle<
  State extends string,
  Action extends string,
  By extends string,
  Condition extends string = never,
  Party extends string = never,
>({
  subject,
  states,
  conditions,
  moves,
}: Declaration<State, Action, By, Condition, Party>): Lifecycle<State, Action, By, Condition, Party> {
  return {
    subject,
    states: Object.keys(states) as State[],
    tones: states,
    conditions: conditions ?? ({} as Record<Condition, CodeName>),
    moves,
  }
}

export function asList<Name>(names: OneOrMore<Name> | undefined): readonly Name[] {
  if (names === undefined) return []
  return Array.isArray(names) ? names : [names as Name]
}

type Parts<L> =
  L extends Lifecycle<infer State, infer Action, infer By, infer Condition, infer Party>
    ? { state: State; action: Action; by: By; condition: Condition; party: Party }
    : never
export type StateOf<L> = Parts<L>['state']
export type ActionOf<L> = Parts<L>['action']
export type ByOf<L> = Parts<L>['by']
export type ConditionOf<L> = Parts<L>['condition']
export type PartyOf<L> = Parts<L>['party']
export type MoveOf<L> = Move<StateOf<L>, ActionOf<L>, ByOf<L>, ConditionOf<L>, PartyOf<L>>

/**
 * The move that an action is for somebody, from a state; else the code of the refusal: `notNow` to the wrong side,
 * `wrongState` where the state has no such move, else that of the condition which does not hold.
 */
export function findMove<L extends Lifecycle>(
  { conditions, moves }: L,
  from: StateOf<L> | null,
  { action, by }: { action: ActionOf<L>; by: ByOf<L> },
  holds: (condition: ConditionOf<L>) => boolean,
): MoveOf<L> | CodeName {
  const own = (moves as readonly MoveOf<L>[]).filter(
    (move) => move.action === action && asList(move.by).includes(by),
  )
  if (own.length === 0) return 'notNow'
  const open = own.filter((move) => (from === null ? move.from === null : move.from?.includes(from)))
  const found = open.find((move) => asList(move.when).every(holds))
  if (found) return found
  const unmet = open.flatMap((move) => asList(move.when)).find((condition) => !holds(condition))
  return (unmet && conditions[unmet]) ?? 'wrongState'
}

export function isMove<L>(found: MoveOf<L> | CodeName): found is MoveOf<L> {
  return typeof found === 'object'
}
