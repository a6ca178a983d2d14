import { openStates, type PublicationState } from '@portal/protocol/publications/lifecycle.ts'

interface Version {
  state: PublicationState
  published_at: Date | null
}

/** Whether one of a publication's versions is worked on. */
export function isWorkedOn(versions: readonly Version[]): boolean {
  return versions.some(({ state }) => openStates.some((open) => open === state))
}

/** Whether one of them was ever published: what never was is not changed, but written. */
export function wasPublished(versions: readonly Version[]): boolean {
  return versions.some(({ published_at: at }) => at !== null)
}

/** Whether another version may be begun. */
export function mayRevise(versions: readonly Version[]): boolean {
  return !isWorkedOn(versions) && wasPublished(versions)
}
