import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import type { AdminRole, UserType } from '@portal/protocol/kernel/user-types.ts'
import type { LightMyRequestResponse } from 'fastify'
import { openSession } from '../account/sessions.ts'
import { addAccount, expectCode, makeCall, type Input } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import {
  freshUsername,
  imageFile,
  newAgency,
  newCompany,
  newLawyer,
  pngBytes,
} from '../testing/account-inputs.ts'

/** Somebody signed in. */
export interface Somebody {
  id: string
  username: string
  token: string
}

export async function signIn({ services: { db } }: Portal, username: string): Promise<Somebody> {
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return { id, username, token: await openSession(db, id) }
}

/** Makes a call as somebody. */
export function callAs({ app }: Portal, { token }: Somebody, call: Call, input: Input = {}) {
  return makeCall(app, call, input, { token })
}

export async function addSomebody(
  { services: { db } }: Portal,
  userType: UserType,
  roles: AdminRole[] = [],
): Promise<Somebody> {
  const username = freshUsername()
  const id = await addAccount(db, username, userType, { roles })
  return { id, username, token: await openSession(db, id) }
}

export async function registerCompany(portal: Portal) {
  const given = await newCompany(portal.services)
  expectCode(await makeCall(portal.app, calls.account.registerCompany, { body: given }), 'done')
  const { name, creditCode, address, establishedOn, industry, size } = given
  const data = { name, creditCode, address, establishedOn, industry, size }
  return { ...(await signIn(portal, given.username)), data }
}

export async function registerAgency(portal: Portal, type: 'LAW_OFFICE' | 'TRANSLATE' = 'LAW_OFFICE') {
  const given = await newAgency(portal.services)
  expectCode(await makeCall(portal.app, calls.account.registerAgency, { body: { ...given, type } }), 'done')
  const { name, responsiblePerson, legalPersonIdentity, identityConsent, address, establishedOn, size } =
    given
  const data = { name, responsiblePerson, legalPersonIdentity, identityConsent, address, establishedOn, size }
  return { ...(await signIn(portal, given.username)), data }
}

export async function registerLawyer(portal: Portal) {
  const given = await newLawyer(portal.services)
  expectCode(await makeCall(portal.app, calls.account.registerLawyer, { body: given }), 'done')
  const { name, identity, identityConsent, licence, lawFirm, specialties } = given
  const data = { name, identity, identityConsent, licence, lawFirm, specialties }
  return { ...(await signIn(portal, given.username)), data }
}

export interface ShownProfile<Data = Record<string, unknown>> {
  data: Data
  verification: string
  submission: { id: string; state: string; reason: string | null; data: Data | null } | null
}

const profiles = {
  company: calls.profiles.company,
  agency: calls.profiles.agency,
  lawyer: calls.profiles.lawyer,
}

/** The owner's view of a profile. */
export async function readProfile(
  portal: Portal,
  owner: Somebody,
  kind: keyof typeof profiles,
): Promise<ShownProfile> {
  return expectCode(await callAs(portal, owner, profiles[kind]), 'done')
}

/** The submission of an account that waits. */
export async function waitingId({ services: { db } }: Portal, { id }: Somebody): Promise<string> {
  const row = await db
    .selectFrom('submission')
    .select('id')
    .where('account_id', '=', id)
    .where('state', '=', 'PENDING')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Approves or, with a reason, rejects a submission. */
export function decide(portal: Portal, verifier: Somebody, id: string, reason?: string) {
  const own = calls.verification
  return reason === undefined
    ? callAs(portal, verifier, own.approve, { params: { id } })
    : callAs(portal, verifier, own.reject, { params: { id }, body: { reason } })
}

/** Uploads a picture for a purpose, to be named by its id. */
export async function upload(
  portal: Portal,
  owner: Somebody,
  purpose: 'AVATAR' | 'BUSINESS_LICENCE',
): Promise<string> {
  const body = { purpose, file: imageFile(pngBytes) }
  const file = expectCode<{ id: string }>(await callAs(portal, owner, calls.files.upload, { body }), 'done')
  return file.id
}

export async function isUsed({ services: { db } }: Portal, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('stored_file')
    .select('is_used')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  return row.is_used
}

/** Approves what somebody has given. */
export async function approve(portal: Portal, verifier: Somebody, owner: Somebody): Promise<void> {
  expectCode(await decide(portal, verifier, await waitingId(portal, owner)), 'done')
}

/** Changes a profile, whose owner is told whether the change waits. */
export async function update(
  portal: Portal,
  owner: Somebody,
  call: Call,
  body: object,
): Promise<{ waits: boolean }> {
  return expectCode(await callAs(portal, owner, call, { body }), 'done')
}

/** How an account's submissions stand, in the order they were given. */
export async function submissionStates({ services: { db } }: Portal, { id }: Somebody): Promise<string[]> {
  const rows = await db
    .selectFrom('history')
    .innerJoin('submission', 'submission.id', 'history.subject_id')
    .select('submission.state')
    .where('history.action', '=', 'submit')
    .where('submission.account_id', '=', id)
    .orderBy('history.id')
    .execute()
  return rows.map(({ state }) => state)
}

/** The fields that an answer says are not valid. */
export function fieldsOf(response: LightMyRequestResponse): string[] {
  const { fields } = expectCode<{ fields: { field: string }[] }>(response, 'invalid')
  return fields.map(({ field }) => field)
}
