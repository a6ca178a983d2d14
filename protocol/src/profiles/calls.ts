import { z } from 'zod'
import { uploadedFile } from '../files/schemas.ts'
import { call } from '../kernel/call.ts'
import { idField, rowId } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { pageOf } from '../kernel/paging.ts'
import { agencyTypes } from '../kernel/user-types.ts'
import { membersList } from './lists.ts'
import {
  agencyUpdate,
  companyUpdate,
  introduction,
  introductionUpdate,
  lawyerUpdate,
  member,
  memberInput,
  personData,
  preferences,
} from './schemas.ts'
import { agencyData, companyData, lawyerData, verifiedProfile } from '../verification/schemas.ts'

/** Whether the change is valid at once, or waits for the platform's approval. */
const updated = z.object({ waits: z.boolean() })

export const profileCalls = {
  person: call({
    method: 'GET',
    path: '/web/personInfo/detail',
    access: ['PERSON'],
    summary: 'An individual’s own profile',
    output: personData,
  }),
  updatePerson: call({
    method: 'PUT',
    path: '/web/personInfo/update',
    access: ['PERSON'],
    summary: 'Change an individual’s own profile',
    body: personData,
    output: z.null(),
    audit: 'profile.update-person',
  }),
  company: call({
    method: 'GET',
    path: '/web/companyInfo/detail',
    access: ['ENTERPRISE'],
    summary: 'The company’s own data, and a change that waits',
    output: verifiedProfile(companyData),
  }),
  updateCompany: call({
    method: 'PUT',
    path: '/web/companyInfo/update',
    access: ['ENTERPRISE'],
    summary: 'Change the company’s data; what was verified waits for approval, the old stays valid',
    body: companyUpdate,
    output: updated,
    audit: 'profile.update-company',
    perMinute: 30,
  }),
  agency: call({
    method: 'GET',
    path: '/web/organizationInfo/detail',
    access: agencyTypes,
    summary: 'The agency’s own data, and a change that waits',
    output: verifiedProfile(agencyData),
  }),
  updateAgency: call({
    method: 'PUT',
    path: '/web/organizationInfo/update',
    access: agencyTypes,
    summary: 'Change the agency’s data; what was verified waits for approval, the old stays valid',
    body: agencyUpdate,
    output: updated,
    audit: 'profile.update-agency',
    perMinute: 30,
  }),
  lawyer: call({
    method: 'GET',
    path: '/web/lawyerInfo/detail',
    access: ['LAWYER'],
    summary: 'The lawyer’s own data, and a change that waits',
    output: verifiedProfile(lawyerData),
  }),
  updateLawyer: call({
    method: 'PUT',
    path: '/web/lawyerInfo/update',
    access: ['LAWYER'],
    summary: 'Change the lawyer’s data; what was verified waits for approval, the old stays valid',
    body: lawyerUpdate,
    output: updated,
    audit: 'profile.update-lawyer',
    perMinute: 30,
  }),
  introduction: call({
    method: 'GET',
    path: '/web/organizationInfo/introduction',
    access: agencyTypes,
    summary: 'What the agency shows of itself',
    output: introduction,
  }),
  updateIntroduction: call({
    method: 'PUT',
    path: '/web/organizationInfo/introduction',
    access: agencyTypes,
    summary: 'Change what the agency shows of itself',
    body: introductionUpdate,
    output: z.null(),
    audit: 'profile.update-introduction',
  }),
  members: call({
    method: 'GET',
    path: '/web/organizationInfo/organizationMembers',
    access: agencyTypes,
    summary: 'The agency’s members',
    list: membersList,
    query: listQuery(membersList),
    output: pageOf(member),
  }),
  addMember: call({
    method: 'POST',
    path: '/web/organizationInfo/members/add',
    access: agencyTypes,
    summary: 'Add a member of the agency',
    body: memberInput,
    output: z.object({ id: z.string() }),
    audit: 'profile.add-member',
  }),
  updateMember: call({
    method: 'PUT',
    path: '/web/organizationInfo/members/{id}',
    access: agencyTypes,
    summary: 'Change a member of the agency',
    params: rowId,
    body: memberInput,
    output: z.null(),
    audit: 'profile.update-member',
  }),
  removeMembers: call({
    method: 'DELETE',
    path: '/web/organizationInfo/members',
    access: agencyTypes,
    summary: 'Remove members of the agency: all of those named, or none',
    body: z.strictObject({ ids: z.array(idField).min(1).max(100) }),
    output: z.null(),
    audit: 'profile.remove-members',
  }),
  setPicture: call({
    method: 'PUT',
    path: '/web/user/setPicture',
    access: 'user',
    summary: 'Take an uploaded file as one’s avatar, or none',
    body: z.strictObject({ picture: uploadedFile.nullable() }),
    output: z.object({ picture: z.string().nullable() }),
    audit: 'profile.set-picture',
  }),
  preferences: call({
    method: 'GET',
    path: '/web/user/preferences',
    access: 'user',
    summary: 'How the account’s owner wants to be told',
    output: preferences,
  }),
  setPreferences: call({
    method: 'PUT',
    path: '/web/user/preferences',
    access: 'user',
    summary: 'Change how the account’s owner wants to be told',
    body: preferences,
    output: z.null(),
    audit: 'profile.set-preferences',
  }),
}
