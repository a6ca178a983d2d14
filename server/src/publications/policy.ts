import type { Caller } from '../kernel/http/caller.ts'

/** Whoever edits. */
export type Acting = Pick<Caller, 'accountId' | 'roles'>

/** As whom somebody moves a version: who may do everything needs no second person. */
export function editing({ accountId: by, roles }: Acting) {
  return { as: roles.includes('SUPER') ? 'chief' : 'editor', by } as const
}
