import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { makeCall, signIn } from './people.ts'

export const requirementsBase = '/web/lawRequirements'

/** A day so far from now, YYYY-MM-DD. */
export const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A requirement that the demo's company, or somebody else of the demo, shows, with a title of its own. */
export async function shown(
  title: string,
  changed: object = {},
  owner: UserType = 'ENTERPRISE',
): Promise<string> {
  const { token } = await signIn(owner)
  const { id } = await makeCall<{ id: string }>(token, 'POST', `${requirementsBase}/add`, {
    title,
    type: 'CONSULTATION',
    businessType: 'TRADE',
    regions: ['UZ'],
    priority: 'NORMAL',
    deadline: dayAhead(20),
    content: '<p>Please advise.</p>',
    contact: '王样例',
    phone: '+86 532 8888 0001',
    files: [],
    filesFor: 'NEGOTIATING',
    partners: [],
    opposing: [],
    ...changed,
  })
  await makeCall((await signIn('ADMIN')).token, 'PUT', `/admin/lawRequirements/approve/${id}`, {
    revision: 0,
  })
  return id
}
