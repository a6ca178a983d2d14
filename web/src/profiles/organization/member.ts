import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'

export type Member = OutputOf<Calls['profiles']['members']>['content'][number]

/** What the form of a new member begins with. */
export const noMember: Omit<Member, 'id'> = {
  avatar: null,
  name: '',
  licenceNumber: null,
  practiceStart: '',
  areas: [],
  languages: [],
}
