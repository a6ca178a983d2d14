import { z } from 'zod'
import { accountLifecycle } from '../account/lifecycle.ts'
import { call } from '../kernel/call.ts'
import { idField } from '../kernel/fields.ts'
import { historyEntry } from '../kernel/history.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { reasonBody } from '../kernel/review.ts'
import { tabbedPageOf } from '../kernel/paging.ts'
import { accountStates, adminRoles, userTypes, verificationStates } from '../kernel/user-types.ts'
import { peopleList } from './lists.ts'
import { submittedData } from '../verification/schemas.ts'

const access = { roles: ['VERIFIER'] } as const
const personId = z.object({ id: idField })

/** What the platform does to an account. */
export const accountActions = ['suspend', 'freeze', 'restore', 'cancel'] as const

const personRow = z.object({
  id: z.string(),
  username: z.string(),
  userType: z.enum(userTypes),
  /** Of the company, agency or lawyer. */
  name: z.string().nullable(),
  state: z.enum(accountStates),
  verification: z.enum(verificationStates),
  /** Masked. */
  phone: z.string().nullable(),
  /** Masked. */
  email: z.string().nullable(),
  registeredAt: z.string(),
})

export const peopleCalls = {
  people: call({
    method: 'GET',
    path: '/admin/people/page',
    access,
    summary: 'Everybody with an account, the newest first; leaves an audit line',
    list: peopleList,
    query: listQuery(peopleList),
    output: tabbedPageOf(peopleList, personRow),
    audit: 'admin.list-people',
  }),
  person: call({
    method: 'GET',
    path: '/admin/people/{id}',
    access,
    summary: 'An account with its data; leaves an audit line',
    params: personId,
    output: z.object({
      ...personRow.shape,
      /** Whole. */
      phone: z.string().nullable(),
      /** Whole. */
      email: z.string().nullable(),
      picture: z.string().nullable(),
      roles: z.array(z.enum(adminRoles)),
      lastUsedAt: z.string().nullable(),
      data: submittedData.nullable(),
      abilities: z.array(z.enum(accountActions)),
      /** Whether what the account was verified by can be said to hold no more. */
      mayRevoke: z.boolean(),
      history: z.array(historyEntry(accountLifecycle, 'setRoles')),
    }),
    audit: 'admin.read-person',
  }),
  suspend: call({
    method: 'PUT',
    path: '/admin/people/suspend/{id}',
    access,
    summary: 'Suspend an account: its sessions end, its rows are hidden',
    params: personId,
    body: reasonBody,
    output: z.null(),
    audit: 'admin.suspend',
  }),
  freeze: call({
    method: 'PUT',
    path: '/admin/people/freeze/{id}',
    access,
    summary: 'Freeze an account: its owner may read, not write',
    params: personId,
    body: reasonBody,
    output: z.null(),
    audit: 'admin.freeze',
  }),
  restore: call({
    method: 'PUT',
    path: '/admin/people/restore/{id}',
    access,
    summary: 'Restore a suspended or frozen account',
    params: personId,
    body: reasonBody,
    output: z.null(),
    audit: 'admin.restore',
  }),
  cancel: call({
    method: 'PUT',
    path: '/admin/people/cancel/{id}',
    access,
    summary: 'Cancel an account for good: personal data are erased',
    params: personId,
    body: reasonBody,
    output: z.null(),
    audit: 'admin.cancel',
  }),
  setRoles: call({
    method: 'PUT',
    path: '/admin/people/roles/{id}',
    access: { roles: ['SUPER'] },
    summary: 'Set the roles of an administrator; somebody keeps SUPER',
    params: personId,
    body: z.strictObject({ roles: z.array(z.enum(adminRoles)).max(adminRoles.length) }),
    output: z.null(),
    audit: 'admin.set-roles',
  }),
}
