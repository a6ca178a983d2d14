import type { Services } from '../kernel/services.ts'

/** Makes rows of a list that a call's input does not make; of the caller where the list is the caller's own. */
export type ListRows = Readonly<Record<string, (services: Services, callerId: string) => Promise<unknown>>>

/** Two days; several rows share each, so that their order hangs on what tells them apart. */
export const listDays = [new Date('2026-03-01T04:00:00Z'), new Date('2026-03-02T04:00:00Z')] as const

/** Enough for several pages. */
export const fiveRows = [0, 1, 2, 3, 4] as const

export const dayOfRow = (at: number) => listDays[at % 2]!
