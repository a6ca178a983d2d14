import { fileInfo } from '../files/actions/file-info.ts'
import { tokenHash } from '../kernel/crypto.ts'
import type { Services } from '../kernel/services.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { agencyTypes } from '@portal/protocol/kernel/user-types.ts'
import {
  freshCreditCode,
  freshLicence,
  freshPhone,
  freshResidentId,
  freshUsername,
  imageFile,
  takeCode,
} from './account-inputs.ts'
import { fixtureHash, fixturePassword, type MakeInput } from './account-call-inputs.ts'
import { addDetails, addFile } from './details.ts'

interface Caller {
  id: string
  userType: UserType
}

/** A new account of a type, with its details. */
export async function addSomebody(services: Services, userType: UserType): Promise<Caller> {
  const username = freshUsername()
  const { id } = await services.db
    .insertInto('account')
    .values({
      username,
      username_key: username,
      phone: freshPhone(),
      email: null,
      password_hash: await fixtureHash,
      user_type: userType,
      picture: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addDetails(services, id, userType)
  return { id, userType }
}

/** Whose token it is; somebody of the type where it is nobody's. */
export async function callerOf(
  services: Services,
  token: string | undefined,
  otherwise: UserType = 'PERSON',
): Promise<Caller> {
  const row = await services.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'user_type'])
    .where('token_hash', '=', tokenHash(token ?? ''))
    .executeTakeFirst()
  return row ? { id: row.id, userType: row.user_type } : addSomebody(services, otherwise)
}

/** The caller, with the details of a type's registration where they are of it. */
async function detailed(
  services: Services,
  token: string | undefined,
  ...types: UserType[]
): Promise<Caller> {
  const caller = await callerOf(services, token, types[0])
  const table = types[0] === 'ENTERPRISE' ? 'company' : types[0] === 'LAWYER' ? 'lawyer' : 'agency'
  const found = await services.db
    .selectFrom(table)
    .select('account_id')
    .where('account_id', '=', caller.id)
    .executeTakeFirst()
  if (!found && types.includes(caller.userType)) await addDetails(services, caller.id, caller.userType)
  return caller
}

const identity = () => ({ kind: 'RESIDENT_ID', number: freshResidentId() })

const memberBody = {
  avatar: null,
  name: '赵样例',
  licenceNumber: null,
  practiceStart: '2019-05',
  areas: ['TRADE'],
}

async function memberOf(services: Services, token: string | undefined): Promise<string> {
  const { id } = await detailed(services, token, ...agencyTypes)
  const member = await services.db
    .insertInto('member')
    .values({
      agency_id: id,
      avatar: null,
      name: '钱样例',
      licence_number: null,
      practice_start: '2020-01',
      areas: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return member.id
}

async function messageOf(services: Services, token: string | undefined): Promise<string> {
  const { id } = await callerOf(services, token)
  const message = await services.db
    .insertInto('message')
    .values({ account_id: id, type: 'SYSTEM', event: 'verificationApproved', params: '{}', link: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return message.id
}

async function conversationOf(services: Services, token: string | undefined): Promise<string> {
  const { db } = services
  const { id } = await callerOf(services, token)
  const lawyer = await addSomebody(services, 'LAWYER')
  const [first, second] = [id, lawyer.id].toSorted()
  const conversation = await db
    .insertInto('conversation')
    .values({ first_id: first!, second_id: second! })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('conversation_entry')
    .values({ conversation_id: conversation.id, author_id: lawyer.id, text: '您好' })
    .execute()
  return conversation.id
}

async function reportOf(services: Services, token: string | undefined): Promise<string> {
  const { id } = await callerOf(services, token, 'ENTERPRISE')
  const report = await services.db
    .insertInto('company_report')
    .values({
      account_id: id,
      name: '样例报告',
      file_id: await addFile(services, id, 'REPORT', true),
      request_id: null,
      handed_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return report.id
}

async function lawyerId(services: Services): Promise<string> {
  return (await addSomebody(services, 'LAWYER')).id
}

/** A valid input for every call of the user center, to be used once; rows that it names are the caller's own. */
export const userCenterInputs: Record<string, MakeInput> = {
  'account.exportData': async () => ({}),
  'account.cancelAccount': async (services, token) => {
    const { id } = await callerOf(services, token)
    const phone = freshPhone()
    await services.db.updateTable('account').set({ phone }).where('id', '=', id).execute()
    const code = await takeCode(services, { channel: 'SMS', recipient: phone, purpose: 'cancelAccount' })
    return { body: { password: fixturePassword, code } }
  },

  'files.upload': async () => ({ body: { purpose: 'ATTACHMENT', file: imageFile() } }),
  'files.remove': async (services, token) => {
    const { id } = await callerOf(services, token)
    return { params: { id: await addFile(services, id, 'ATTACHMENT') } }
  },
  'files.open': async (services) => {
    const { id: ownerId } = await addSomebody(services, 'PERSON')
    const id = await addFile(services, ownerId, 'ATTACHMENT', true)
    const row = { id, name: 'sample.png', media_type: 'image/png', size: 1, purpose: 'ATTACHMENT' as const }
    const { url } = fileInfo(services, row)
    return { params: { id }, query: Object.fromEntries(new URL(url, 'http://localhost').searchParams) }
  },
  'files.picture': async (services) => {
    const { id: ownerId } = await addSomebody(services, 'PERSON')
    return { params: { id: await addFile(services, ownerId, 'AVATAR', true) } }
  },

  'profiles.person': async () => ({}),
  'profiles.updatePerson': async () => ({ body: { fullName: '样例', company: null, country: 'KZ' } }),
  'profiles.company': async (services, token) => {
    await detailed(services, token, 'ENTERPRISE')
    return {}
  },
  'profiles.updateCompany': async (services, token) => {
    await detailed(services, token, 'ENTERPRISE')
    return {
      body: {
        name: '青岛新名贸易有限公司',
        creditCode: freshCreditCode(),
        address: '青岛市胶州市样例路 9 号',
        establishedOn: '2015-03-02',
        industry: 'F',
        size: 'FROM_20_TO_99',
      },
    }
  },
  'profiles.agency': async (services, token) => {
    await detailed(services, token, ...agencyTypes)
    return {}
  },
  'profiles.updateAgency': async (services, token) => {
    await detailed(services, token, ...agencyTypes)
    return {
      body: {
        name: '新名律师事务所',
        responsiblePerson: '王样例',
        legalPersonIdentity: identity(),
        identityConsent: true,
        address: '青岛市胶州市样例路 2 号',
        establishedOn: '2010-01-04',
        size: 'UNDER_20',
      },
    }
  },
  'profiles.lawyer': async (services, token) => {
    await detailed(services, token, 'LAWYER')
    return {}
  },
  'profiles.updateLawyer': async (services, token) => {
    await detailed(services, token, 'LAWYER')
    return {
      body: {
        name: '李新名',
        identity: identity(),
        identityConsent: true,
        licence: { kind: 'CHINA', number: freshLicence() },
        lawFirm: { name: '样例律师事务所' },
        specialties: ['TRADE'],
      },
    }
  },
  'profiles.introduction': async (services, token) => {
    await detailed(services, token, ...agencyTypes)
    return {}
  },
  'profiles.updateIntroduction': async (services, token) => {
    await detailed(services, token, ...agencyTypes)
    return { body: { scope: '涉外商事', brief: null, website: null, contactPhone: null, contactEmail: null } }
  },
  'profiles.members': async (services, token) => {
    await memberOf(services, token)
    return { query: { page: '1' } }
  },
  'profiles.addMember': async (services, token) => {
    await detailed(services, token, ...agencyTypes)
    return { body: memberBody }
  },
  'profiles.updateMember': async (services, token) => ({
    params: { id: await memberOf(services, token) },
    body: memberBody,
  }),
  'profiles.removeMembers': async (services, token) => ({ body: { ids: [await memberOf(services, token)] } }),
  'profiles.setPicture': async (services, token) => {
    const { id } = await callerOf(services, token)
    return { body: { picture: await addFile(services, id, 'AVATAR') } }
  },
  'profiles.preferences': async () => ({}),
  'profiles.setPreferences': async () => ({ body: { language: 'ru', wantsMail: false } }),

  'messages.page': async (services, token) => {
    await messageOf(services, token)
    return { query: { type: 'SYSTEM' } }
  },
  'messages.unread': async () => ({}),
  'messages.read': async (services, token) => ({ params: { id: await messageOf(services, token) } }),
  'messages.markRead': async (services, token) => ({ params: { id: await messageOf(services, token) } }),
  'messages.markAllRead': async () => ({ query: { type: 'SYSTEM' } }),

  'conversations.page': async (services, token) => {
    await conversationOf(services, token)
    return {}
  },
  'conversations.entries': async (services, token) => ({
    params: { id: await conversationOf(services, token) },
  }),
  'conversations.add': async (services) => ({ body: { to: await lawyerId(services), text: '您好' } }),
  'conversations.reply': async (services, token) => ({
    params: { id: await conversationOf(services, token) },
    body: { text: '谢谢' },
  }),
  'conversations.markRead': async (services, token) => ({
    params: { id: await conversationOf(services, token) },
  }),
  'conversations.writeToLawyer': async (services) => ({
    params: { id: await lawyerId(services) },
    body: { text: '您好' },
  }),
  'conversations.withLawyer': async (services) => ({ params: { id: await lawyerId(services) } }),

  'reports.latest': async () => ({}),
  'reports.setStatus': async (services, token) => ({ params: { id: await reportOf(services, token) } }),
  'reports.page': async (services, token) => {
    await reportOf(services, token)
    return {}
  },
  'reports.request': async () => ({ body: { text: '请提供本公司在哈萨克斯坦的合规报告' } }),
  'reports.requests': async () => ({}),
}

/** Calls about one row, which only its owner may make: another's row answers 794110. */
export const ownersCalls = [
  'account.endSession',
  'conversations.entries',
  'conversations.markRead',
  'conversations.reply',
  'files.remove',
  'messages.markRead',
  'messages.read',
  'profiles.removeMembers',
  'profiles.updateMember',
  'reports.setStatus',
]
