import { agencyTypes, type UserType } from '@portal/protocol/kernel/user-types.ts'
import type { Services } from '../kernel/services.ts'
import { freshCreditCode, freshLicence, freshResidentId } from '../testing/account-inputs.ts'
import { addDetails, addFile } from '../testing/details.ts'
import { dayOfRow, fiveRows, type ListRows } from '../testing/list-rows.ts'
import { callerOf, type CallInputs, type Somebody } from '../testing/somebody.ts'

/** The caller, with the details of a type's registration where they are of it. */
async function detailed(
  services: Services,
  token: string | undefined,
  ...types: UserType[]
): Promise<Somebody> {
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

/** Of profiles; rows that they name are the caller’s own. */
export const callInputs: CallInputs = {
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
}

export const ownersCalls = ['profiles.removeMembers', 'profiles.updateMember']

export const listRows: ListRows = {
  'profiles.members': ({ db }, id) =>
    db
      .insertInto('member')
      .values(
        fiveRows.map((at) => ({
          agency_id: id,
          avatar: null,
          name: `样例${at}`,
          licence_number: null,
          practice_start: '2020-01',
          areas: [],
          created_at: dayOfRow(at),
        })),
      )
      .execute(),
}
