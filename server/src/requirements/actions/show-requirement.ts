import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { openCooperationStates } from '@portal/protocol/requirements/lifecycle.ts'
import { threadsOf } from '../../conversations/door.ts'
import { fileInfos } from '../../files/door.ts'
import { ownHistories, ownHistory } from '../../kernel/history.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { openParties } from '../opposing.ts'
import { ownRequirement, readableRequirement } from '../policy.ts'
import { providersById, shownProvider } from '../../providers/door.ts'
import { barOf } from '../bar.ts'
import {
  filesOfRequirement,
  partnersOf,
  signUpOf,
  signUpsOf,
  type CooperationFound,
  type RequirementFound,
} from '../queries.ts'
import {
  demanderAbilities,
  hasOpenContacts,
  providerAbilities,
  shownCooperation,
} from '../shown-cooperation.ts'
import { cooperationSubject } from '../subject.ts'
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

/** A requirement as somebody reads it; contacts and attachments as far as they are open to them. */
async function detailOf(services: Services, row: RequirementFound, caller: Caller): Promise<Detail> {
  const { db } = services
  const { accountId, signedIn } = caller
  const signUp = await signUpOf(db, row.id, accountId)
  const provider = (await providersById(db, [accountId])).get(accountId)
  const files = await filesOfRequirement(db, row.id)
  const partners = await partnersOf(db, row.id)
  const bar = barOf(row, caller, provider?.admittedIn ?? null)
  const isOpen = signUp !== undefined && openCooperationStates.some((state) => state === signUp.state)
  const maySignUp = bar === null && !isOpen && row.state === 'DISPLAYED' && signUp?.state !== 'COMPLETED'
  const isReader = row.account_id === accountId || (signUp !== undefined && hasOpenContacts(signUp.state))
  return {
    ...shownTo(row, signedIn, signUp?.state ?? null),
    content: row.content,
    fileCount: files.length,
    files: opensFiles(row, caller, provider !== undefined, signUp) ? await filesShown(services, files) : null,
    filesFor: row.files_for,
    isIntended: partners.some((partner) => partner.account_id === accountId),
    contacts: isReader ? contactsOf(row) : null,
    abilities: [
      ...(maySignUp ? ['signUp' as const] : []),
      ...(signUp ? providerAbilities(signUp, row).filter((ability) => ability !== 'signUp') : []),
    ],
    bar,
  }
}

/** A requirement that the caller may read. */
export async function showRequirement(
  services: Services,
  { params: { id } }: GivenOf<typeof requirementCalls.read>,
  caller: Caller,
): Promise<Detail> {
  return detailOf(services, await readableRequirement(services.db, id, caller), caller)
}

/**
 * A requirement that the caller signed up for, with the sign-up.
 *
 * @throws Refusal where they did not
 */
export async function showSignedUp(
  services: Services,
  { params: { id } }: GivenOf<typeof requirementCalls.signedUp>,
  caller: Caller,
): Promise<AnswerOf<typeof requirementCalls.signedUp>> {
  const row = await readableRequirement(services.db, id, caller)
  const signUp = await signUpOf(services.db, row.id, caller.accountId)
  if (!signUp) throw new Refusal('notForYou')
  const threads = await threadsOf(services.db, cooperationSubject, [signUp.id])
  return {
    requirement: await detailOf(services, row, caller),
    cooperation: {
      ...shownCooperation(
        signUp,
        threads.get(signUp.id),
        await ownHistory(services.db, 'cooperation', signUp.id),
      ),
      abilities: providerAbilities(signUp, row),
    },
  }
}

async function ownParts(services: Services, row: RequirementFound) {
  const { db, keys } = services
  const partners = await partnersOf(db, row.id)
  const providers = await providersById(
    db,
    partners.map(({ account_id: id }) => id),
  )
  return {
    content: row.content,
    files: await filesShown(services, await filesOfRequirement(db, row.id)),
    filesFor: row.files_for,
    partners: partners.flatMap(({ account_id: id }) => {
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
  const { db } = services
  const signUps = await signUpsOf(db, row.id)
  const providers = await providersById(
    db,
    signUps.map((signUp) => signUp.account_id),
  )
  const ids = signUps.map(({ id }) => id)
  const threads = await threadsOf(db, cooperationSubject, ids)
  const historyOf = await ownHistories(db, 'cooperation', ids)
  return signUps.flatMap((signUp) => {
    const provider = providers.get(signUp.account_id)
    if (!provider) return []
    return {
      ...shownCooperation(signUp, threads.get(signUp.id), historyOf(signUp.id)),
      provider: shownProvider(provider),
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
    history: await ownHistory(services.db, 'requirement', row.id),
  }
}

/** The same as its form edits it. */
export async function showRequirementForm(
  services: Services,
  { params: { id } }: GivenOf<typeof requirementCalls.form>,
  caller: Caller,
): Promise<AnswerOf<typeof requirementCalls.form>> {
  const row = await ownRequirement(services.db, id, caller)
  return {
    ...shownToOwner(row),
    ...(await ownParts(services, row)),
    contact: row.contact,
    phone: row.phone,
    email: row.email,
  }
}
