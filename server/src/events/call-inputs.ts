import type { ApplicationState } from '@portal/protocol/events/lifecycle.ts'
import type { EventKind } from '@portal/protocol/publications/kinds.ts'
import type { Services } from '../kernel/services.ts'
import { dayOfRow, fiveRows, type ListRows } from '../testing/list-rows.ts'
import { addSomebody, callerOf, type CallInputs, type MakeInput } from '../testing/somebody.ts'
import { checkInCode } from './check-in-code.ts'
import { addApplication, addCertificate, addEvent, applicationGiven } from './fixtures/rows.ts'

const pathId = (id: string) => ({ params: { id } })

/** An event that begins in so many hours, for which the caller has applied. */
async function ownEvent(
  services: Services,
  token: string | undefined,
  { kind, starts, state }: { kind?: EventKind; starts?: number; state?: ApplicationState } = {},
) {
  const { id: accountId } = await callerOf(services, token)
  const { id } = await addEvent(services, { ...(kind && { kind }), ...(starts !== undefined && { starts }) })
  return { id, application: await addApplication(services.db, id, accountId, state) }
}

/** An event for which somebody has applied. */
async function appliedFor(services: Services, starts?: number) {
  const { id: accountId } = await addSomebody(services, 'PERSON')
  const { id } = await addEvent(services, { ...(starts !== undefined && { starts }) })
  return { id, application: await addApplication(services.db, id, accountId) }
}

const applyInput =
  (kind: EventKind): MakeInput =>
  async (services) => ({ ...pathId((await addEvent(services, { kind })).id), body: applicationGiven })

const withdrawInput =
  (kind: EventKind): MakeInput =>
  async (services, token) =>
    pathId((await ownEvent(services, token, { kind })).id)

const ofEvent: MakeInput = async (services) => pathId((await appliedFor(services)).id)

/** Of what takes place, for applicants and for the desk. */
export const callInputs: CallInputs = {
  'events.applyTraining': applyInput('training'),
  'events.applyActivity': applyInput('activity'),
  'events.withdrawTraining': withdrawInput('training'),
  'events.withdrawActivity': withdrawInput('activity'),
  'events.live': async (services, token) => pathId((await ownEvent(services, token)).id),
  'events.taken': async (services) => ({ query: { ids: (await appliedFor(services)).id } }),
  'events.ownPage': async (services, token) => {
    for (const starts of [24, 48]) await ownEvent(services, token, { starts })
    return {}
  },
  'events.calendar': async (services) => ({
    ...pathId((await addEvent(services)).id),
    query: { lang: 'en' },
  }),
  'events.calendarFeed': async (services) => {
    await addEvent(services)
    return { params: { kind: 'training' }, query: { lang: 'ru' } }
  },
  'events.checkIn': async (services, token) => {
    const { id } = await ownEvent(services, token, { starts: 0.5 })
    return { ...pathId(id), body: { code: checkInCode(services.secretKey, id) } }
  },
  'events.certificate': async (services, token) => {
    const { id, application } = await ownEvent(services, token, { starts: -3, state: 'ATTENDED' })
    await addCertificate(services.db, application)
    return pathId(id)
  },
  'events.verifyCertificate': async (services) => {
    const { application } = await appliedFor(services)
    return { params: { number: await addCertificate(services.db, application) } }
  },
  'events.deskPage': async (services) => {
    for (const starts of [24, 48]) await addEvent(services, { starts })
    return {}
  },
  'events.deskOne': ofEvent,
  'events.applications': async (services) => {
    const { id } = await appliedFor(services)
    for (const at of fiveRows) {
      const { id: accountId } = await addSomebody(services, 'PERSON')
      await addApplication(services.db, id, accountId, at % 2 ? 'WAITING' : 'ATTENDED', {
        name: `样例${at % 2}`,
        applied_at: dayOfRow(at),
      })
    }
    return pathId(id)
  },
  'events.applicationsFile': ofEvent,
  'events.attendance': async (services) => {
    const { id, application } = await appliedFor(services, -1)
    return { ...pathId(id), body: { ids: [application], attended: true } }
  },
  'events.code': ofEvent,
}

/** What somebody applied for, of two days and on both sides of now. */
async function ownRows(services: Services, callerId: string): Promise<void> {
  for (const at of fiveRows) {
    const { id } = await addEvent(services, { starts: at % 2 ? -50 : 50 })
    await addApplication(services.db, id, callerId)
  }
}

/** What takes place, now and then. */
async function deskRows(services: Services): Promise<void> {
  for (const at of fiveRows) {
    await addEvent(services, { kind: at % 2 ? 'activity' : 'training', starts: [-50, -1, 50][at % 3]! })
  }
}

export const listRows: ListRows = {
  'events.ownPage': ownRows,
  'events.deskPage': deskRows,
}
