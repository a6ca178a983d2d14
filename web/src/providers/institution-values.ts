import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'

export type Institution = OutputOf<Calls['providers']['institution']>

/** What the form of an institution begins with. */
export function valuesOf(stored: Institution | null) {
  return {
    kind: stored?.kind ?? '',
    country: stored?.country ?? 'CN',
    area: stored?.area ?? '',
    'name.zh': stored?.name.zh ?? '',
    'name.en': stored?.name.en ?? '',
    'name.ru': stored?.name.ru ?? '',
    'address.zh': stored?.address.zh ?? '',
    'address.en': stored?.address.en ?? '',
    'address.ru': stored?.address.ru ?? '',
    'brief.zh': stored?.brief.zh ?? '',
    'brief.en': stored?.brief.en ?? '',
    'brief.ru': stored?.brief.ru ?? '',
    phone: stored?.phone ?? '',
    email: stored?.email ?? '',
    website: stored?.website ?? '',
    specialties: stored?.specialties ?? [],
    languages: stored?.languages ?? [],
    isShown: stored?.isShown ?? true,
  }
}
