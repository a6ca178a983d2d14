import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { pageOf, tabbedPageOf } from '../kernel/paging.ts'
import { settingValues } from '../kernel/settings.ts'
import { adminRoles, userTypes } from '../kernel/user-types.ts'
import { channels } from '../messages/constants.ts'
import { outcomes, outgoingStates } from './constants.ts'
import { auditList, outgoingList } from './lists.ts'

const auditLine = z.object({
  id: z.string(),
  at: z.string(),
  username: z.string().nullable(),
  event: z.string(),
  outcome: z.enum(outcomes),
  /** Id of the row acted on. */
  target: z.string().nullable(),
  requestId: z.string(),
})

/** A message that left or is to leave; its content and recipient are nobody else's affair. */
const outgoing = z.object({
  id: z.string(),
  channel: z.enum(channels),
  state: z.enum(outgoingStates),
  at: z.string(),
  doneAt: z.string().nullable(),
})

export const oversightCalls = {
  overview: call({
    method: 'GET',
    path: '/admin/overview',
    access: { roles: adminRoles },
    summary: 'What waits for the administrator, and how many people use the portal',
    output: z.object({
      /** How much, by what waits; absent where the roles do not include the work. */
      waiting: z.record(z.string(), z.int()),
      people: z.array(z.object({ userType: z.enum(userTypes), count: z.int(), verified: z.int() })),
      /** Registrations of each of the last 30 days, oldest first. */
      registrations: z.array(z.object({ day: z.string(), count: z.int() })),
    }),
  }),
  audit: call({
    method: 'GET',
    path: '/admin/audit/page',
    access: { roles: ['AUDITOR'] },
    summary: 'The audit log, the newest first',
    list: auditList,
    query: listQuery(auditList),
    output: pageOf(auditLine),
    audit: 'admin.read-audit',
  }),
  auditEvents: call({
    method: 'GET',
    path: '/admin/audit/events',
    access: { roles: ['AUDITOR'] },
    summary: 'Names of the events there are',
    output: z.array(z.string()),
  }),
  outgoing: call({
    method: 'GET',
    path: '/admin/outbox/page',
    access: { roles: ['AUDITOR'] },
    summary: 'E-mails and SMS that left or are to leave, without their content',
    list: outgoingList,
    query: listQuery(outgoingList),
    output: tabbedPageOf(outgoingList, outgoing),
  }),
  settings: call({
    method: 'GET',
    path: '/admin/settings',
    access: { roles: ['SUPER'] },
    summary: 'What the platform may change while it runs',
    output: settingValues,
  }),
  setSettings: call({
    method: 'PUT',
    path: '/admin/settings',
    access: { roles: ['SUPER'] },
    summary: 'Change what the platform may change while it runs',
    body: settingValues,
    output: z.null(),
    audit: 'admin.set-settings',
  }),
}
