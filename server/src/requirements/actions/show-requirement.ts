import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { providerTypes } from '@portal/protocol/kernel/user-types.ts'
import { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { followedActions, openCooperationStates } from '@portal/protocol/requirements/lifecycle.ts'
import { fileInfos } from '../../files/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { openParties } from '../opposing.ts'
import { opensText, ownRequirement, readableRequirement, signedUpRequirement } from '../policy.ts'
import { providerOf, providersById, shownProvider, type Provider } from '../../providers/door.ts'
import { barOf } from '../bar.ts'
import type { RequirementFound } from '../queries.ts'
import { isInTime } from '../requirement-moves.ts'
import { signUpsOf, type CooperationFound } from '../sign-up-queries.ts'
import {
  demanderAbilities,
  hasOpenContacts,
  providerAbilities,
  shownCooperation,
} from '../shown-cooperation.ts'
import { shownTo, shownToOwner } from '../shown.ts'

type Detail = AnswerOf<typeof requirementCalls.read>

async function filesShown(services: Services, ids: string[]) {
  const infos = await fileInfos(services.db, services, ids)
  return ids.flatMap((id) => infos.get(id) ?? [])
}

function contactsOf({ contact, phone, email }: RequirementFound) {
  return { name: contact, phone, email }
}

/** Whether the owner opens the attachments to the reader. */
function opensFiles(row: RequirementFound, caller: Caller, isProvider: boolean, signUp?: CooperationFound) {
  if (row.account_id === caller.accountId) return true
  if (signUp && hasOpenContacts(signUp.state)) return true
  return row.files_for === 'VERIFIED' && isProvider && caller.verification === 'VERIFIED'
}

/** The caller as a provider, whom their sign-up names already; undefined where they are none. */
async function callerAsProvider(
  db: Database,
  { accountId, userType }: Caller,
  signUp: CooperationFound | undefined,
): Promise<Provider | undefined> {
  if (signUp?.provider) return providerOf(signUp.provider)
  if (!providerTypes.some((type) => type === userType)) return undefined
  return (await providersById(db, [accountId])).get(accountId)
}

/** A requirement as somebody reads it; contacts and attachments as far as they are open to them. */
async function detailOf(
  services: Services,
  row: RequirementFound,
  signUp: CooperationFound | undefined,
  caller: Caller,
): Promise<Detail> {
  const { accountId, signedIn } = caller
  const provider = await callerAsProvider(services.db, caller, signUp)
  const bar = barOf(row, caller, provider?.admittedIn ?? null)
  const isOpen = signUp !== undefined && openCooperationStates.some((state) => state === signUp.state)
  const isOffered = row.state === 'DISPLAYED' && isInTime(row)
  const maySignUp = bar === null && !isOpen && isOffered && signUp?.state !== 'COMPLETED'
  const isReader = row.account_id === accountId || (signUp !== undefined && hasOpenContacts(signUp.state))
  return {
    ...shownTo(row, signedIn, {
      isIntended: row.partner_ids.includes(accountId),
      signUp: signUp?.state ?? null,
    }),
    content: row.content,
    fileCount: row.file_ids.length,
    files: opensFiles(row, caller, provider !== undefined, signUp)
      ? await filesShown(services, row.file_ids)
      : null,
    filesFor: row.files_for,
    contacts: isReader ? contactsOf(row) : null,
    abilities: [
      ...(maySignUp ? ['signUp' as const] : []),
      ...(signUp ? providerAbilities(signUp, row).filter((ability) => ability !== 'signUp') : []),
    ],
    bar,
    demanderCountry: maySignUp ? row.publisher_abroad : null,
  }
}

/** A requirement that the caller may read. */
export async function showRequirement(
  services: Services,
  { params: { id } }: GivenOf<typeof requirementCalls.read>,
  caller: Caller,
): Promise<Detail> {
  const { row, signUp } = await readableRequirement(services.db, id, caller)
  return detailOf(services, row, signUp, caller)
}

/**
 * What happened to a requirement since somebody signed up for it, as far as they may know. One that comes back past its
 * deadline is open to nobody.
 */
function movesSince({ moves }: RequirementFound, { signed_up_at: signedUpAt }: CooperationFound) {
  const since = signedUpAt.toISOString()
  return moves.flatMap(({ at, action: done, to }) => {
    const action = followedActions.find((one) => one === done)
    const isOverdue = action === 'reopen' && to === 'OVERDUE'
    return action && at > since && !isOverdue ? { at, action } : []
  })
}

/** A requirement that the caller signed up for, with the sign-up. */
export async function showSignedUp(
  services: Services,
  { params: { id } }: GivenOf<typeof requirementCalls.signedUp>,
  caller: Caller,
): Promise<AnswerOf<typeof requirementCalls.signedUp>> {
  const { row, signUp } = await signedUpRequirement(services.db, id, caller)
  const requirement = await detailOf(services, row, signUp, caller)
  const closed = opensText(row, signUp) ? {} : { content: null, files: null }
  return {
    requirement: { ...requirement, ...closed, history: movesSince(row, signUp) },
    cooperation: {
      ...shownCooperation(signUp),
      abilities: providerAbilities(signUp, row),
    },
  }
}

async function ownParts(services: Services, row: RequirementFound) {
  const { db, keys } = services
  const providers = await providersById(db, row.partner_ids)
  return {
    content: row.content,
    files: await filesShown(services, row.file_ids),
    filesFor: row.files_for,
    partners: row.partner_ids.flatMap((id) => {
      const provider = providers.get(id)
      return provider ? { id, name: provider.name, userType: provider.userType } : []
    }),
    opposing: openParties(keys, row.opposing).map(({ name, registrationNumber = null }) => ({
      name,
      registrationNumber,
    })),
  }
}

async function signUpsShown(services: Services, row: RequirementFound) {
  const signUps = await signUpsOf(services.db, row.id)
  return signUps.flatMap((signUp) => {
    if (!signUp.provider) return []
    const provider = providerOf(signUp.provider)
    return {
      ...shownCooperation(signUp),
      provider: shownProvider(provider),
      isIntended: row.partner_ids.includes(provider.id),
      contacts: hasOpenContacts(signUp.state)
        ? { name: provider.name, phone: provider.phone, email: provider.email }
        : null,
      abilities: demanderAbilities(signUp, row),
    }
  })
}

/** A requirement of the caller's own, with its sign-ups. */
export async function showOwnRequirement(
  services: Services,
  { params: { id } }: GivenOf<typeof requirementCalls.own>,
  caller: Caller,
): Promise<AnswerOf<typeof requirementCalls.own>> {
  const row = await ownRequirement(services.db, id, caller)
  return {
    ...shownToOwner(row),
    ...(await ownParts(services, row)),
    contacts: contactsOf(row),
    reason: row.reason,
    cooperations: await signUpsShown(services, row),
    history: row.moves,
  }
}

/** The same as its form edits it. */
export async function showRequirementForm(
  services: Services,
  { params: { id } }: GivenOf<typeof requirementCalls.form>,
  caller: Caller,
): Promise<AnswerOf<typeof requirementCalls.form>> {
  return formOf(services, await ownRequirement(services.db, id, caller))
}

/** A requirement as its form edits it. */
export async function formOf(
  services: Services,
  row: RequirementFound,
): Promise<AnswerOf<typeof requirementCalls.form>> {
  return requirementCalls.form.output.parse({
    ...shownToOwner(row),
    ...(await ownParts(services, row)),
    revision: row.revision,
    contact: row.contact,
    phone: row.phone,
    email: row.email,
  })
}
