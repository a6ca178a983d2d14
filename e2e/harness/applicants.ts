import {
  imageFile,
  freshCreditCode,
  freshLicence,
  freshResidentId,
} from '../../server/src/testing/account-inputs.ts'
import { accountGiven, makeCall } from './people.ts'

/** Everybody's password here. */
export const password = 'Right_horse_42'

/** Registers a lawyer, whose data the platform has to verify. */
export async function registerLawyer(username: string, phone: string, name: string): Promise<void> {
  await makeCall(null, 'POST', '/web/user/lawyer/register', {
    ...(await accountGiven(username, password, phone)),
    name,
    identity: { kind: 'RESIDENT_ID', number: freshResidentId() },
    identityConsent: true,
    licence: { kind: 'CHINA', number: freshLicence() },
    lawFirm: { name: '青岛样例律师事务所' },
    specialties: ['INTERNATIONAL_ECONOMIC_COOPERATION'],
  })
}

/** Registers a company, with the image of its licence. */
export async function registerCompany(username: string, phone: string, name: string): Promise<void> {
  const form = new FormData()
  const given = {
    ...(await accountGiven(username, password, phone)),
    name,
    creditCode: freshCreditCode(),
    address: '青岛市胶州市样例路 1 号',
    establishedOn: '2015-03-01',
    industry: 'C',
    size: 'UNDER_20',
  }
  for (const [field, value] of Object.entries(given)) {
    if (typeof value === 'string') form.append(field, value)
    else form.append(field, new Blob([JSON.stringify(value)], { type: 'application/json' }))
  }
  form.append('licenseImage', imageFile())
  await makeCall(null, 'POST', '/web/user/enterprise/register', form)
}
