import { formCall } from '../app/forms/form-call.ts'

/** The calls by which the two sides move a requirement or a sign-up. */
export const moveCalls = {
  withdraw: formCall('requirements', 'cancel'),
  close: formCall('requirements', 'cancel'),
  republish: formCall('requirements', 'republish'),
  delete: formCall('requirements', 'remove'),
  communicated: formCall('requirements', 'communicated'),
  cooperation: formCall('requirements', 'cooperation'),
  decline: formCall('requirements', 'decline'),
  completed: formCall('requirements', 'completed'),
  cancelCooperation: formCall('requirements', 'cancelCooperation'),
  cancelSignUp: formCall('requirements', 'cancelSignUp'),
}

export type MoveName = keyof typeof moveCalls

/** What somebody is about to do. */
export interface AskedMove {
  name: MoveName
  /** Of the requirement, or of the sign-up. */
  id: string
  /** Of the requirement. */
  title: string
  /** The other side, where one is named. */
  partner?: string
  /** Where the other side is admitted, of those admitted abroad. */
  country?: string | null
}

/** Those that cannot be taken back. */
export const destructiveMoves: readonly MoveName[] = [
  'withdraw',
  'close',
  'delete',
  'decline',
  'cancelCooperation',
  'cancelSignUp',
]
