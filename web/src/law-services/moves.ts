import { formCall } from '../app/forms/form-call.ts'
import type { OwnServiceRow } from './standing.ts'

/** The calls by which an owner moves a service without a form. */
export const moveCalls = {
  close: formCall('lawServices', 'close'),
  reopen: formCall('lawServices', 'reopen'),
  delete: formCall('lawServices', 'remove'),
  deleteCase: formCall('lawServices', 'removeCase'),
}

export type MoveName = keyof typeof moveCalls

/** What the owner is about to do. */
export interface AskedMove {
  name: MoveName
  /** Of the service, or of its case. */
  id: string
  title: string
}

/** Those that cannot be taken back, or stop new orders. */
export const destructiveMoves: readonly MoveName[] = ['close', 'delete', 'deleteCase']

/** Whether a service allows a move of its own. */
export function allowsMove({ abilities }: Pick<OwnServiceRow, 'abilities'>, name: MoveName): boolean {
  return abilities.some((ability) => ability === name)
}
