import { countPeople, countRegistrations } from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'

/** What an administrator sees first. */
export async function showOverview({ db, everyFeature }: Services, _given: object, { roles }: Caller) {
  const [waiting, people, registrations] = await Promise.all([
    everyFeature.waiting(roles),
    countPeople(db),
    countRegistrations(db),
  ])
  return { waiting, people, registrations }
}
