/** Where something that takes place stands: never stored, but told by the clock. */
export const eventStates = ['NOT_STARTED', 'IN_PROGRESS', 'OVER'] as const

export type EventState = (typeof eventStates)[number]

/**
 * Whether something may still be applied for.
 *
 * @param now in milliseconds
 */
export function isOpenAt({ applyUntil }: { applyUntil: string }, now: number): boolean {
  return now < Date.parse(applyUntil)
}

/**
 * Where something stands at an instant.
 *
 * @param event instants (ISO 8601) at which it begins and ends
 * @param now in milliseconds
 */
export function eventState(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  now: number,
): EventState {
  if (now < Date.parse(startsAt)) return 'NOT_STARTED'
  return now < Date.parse(endsAt) ? 'IN_PROGRESS' : 'OVER'
}
