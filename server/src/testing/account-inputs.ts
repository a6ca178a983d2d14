import { randomInt } from 'node:crypto'
import { agreementVersion } from '@portal/protocol/account/agreement.ts'
import { creditCodeCheck } from '@portal/protocol/account/rules/credit-code.ts'
import { binCheck, innCheck, ogrnCheck } from '@portal/protocol/account/rules/registration-number.ts'
import { residentIdCheck } from '@portal/protocol/account/rules/identity.ts'
import { makeCode, type CodeTarget } from '../account/codes.ts'
import type { Services } from '../kernel/services.ts'

/** A PNG of one pixel. */
export const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export function imageFile(content: Uint8Array = pngBytes, name = 'licence.png'): File {
  return new File([new Uint8Array(content)], name, { type: 'image/png' })
}

const start = randomInt(100_000)
let given = 0

/** A number nobody else in the test run was given. */
function nextNumber(): number {
  given += 1
  return start * 100_000 + given
}

/** A mainland mobile number that belongs to nobody yet. */
export function freshPhone(): string {
  return `+86139${String(nextNumber() % 100_000_000).padStart(8, '0')}`
}

export function freshEmail(): string {
  return `new${nextNumber()}@example.org`
}

export function freshUsername(): string {
  return `user_${nextNumber().toString(36)}`
}

export function freshCreditCode(): string {
  const first17 = `91110000${String(nextNumber()).padStart(9, '0').slice(-9)}`
  return first17 + creditCodeCheck(first17)
}

export function freshResidentId(): string {
  const order = nextNumber()
  const year = 1940 + (Math.floor(order / 280_000) % 60)
  const day = String((Math.floor(order / 1000) % 28) + 1).padStart(2, '0')
  const month = String((Math.floor(order / 28_000) % 12) + 1).padStart(2, '0')
  const first17 = `370281${year}${month}${day}${String(order % 1000).padStart(3, '0')}`
  return first17 + residentIdCheck(first17)
}

/** A Kazakh БИН that nobody in the test run was given. */
export function freshBin(): string {
  for (;;) {
    const first11 = `1501${String(nextNumber() % 10_000_000).padStart(7, '0')}`
    const check = binCheck(first11)
    if (check !== null) return first11 + check
  }
}

/** A Russian ИНН of a company that nobody in the test run was given. */
export function freshInn(): string {
  const first9 = `77${String(nextNumber() % 10_000_000).padStart(7, '0')}`
  return first9 + innCheck(first9)
}

/** A Russian ОГРН that nobody in the test run was given. */
export function freshOgrn(): string {
  const first12 = `10277${String(nextNumber() % 10_000_000).padStart(7, '0')}`
  return first12 + ogrnCheck(first12)
}

/** An Uzbek ИНН that nobody in the test run was given. */
export function freshStir(): string {
  return `3${String(nextNumber() % 100_000_000).padStart(8, '0')}`
}

export function freshLicence(): string {
  return `1${String(nextNumber()).padStart(16, '0')}`
}

/** A code as if it had been sent: what reaches a phone is tested apart. */
export async function takeCode({ db, secretKey }: Services, target: CodeTarget): Promise<string> {
  return (await makeCode(db, secretKey, target)).code
}

/** What everyone who registers gives, valid, of somebody new. */
export async function newAccount(services: Services) {
  const phone = freshPhone()
  return {
    username: freshUsername(),
    password: 'Right_horse_42',
    phone,
    smsCode: await takeCode(services, { channel: 'SMS', recipient: phone, purpose: 'register' }),
    agreement: { version: agreementVersion, language: 'en' as const },
  }
}

export async function newCompany(services: Services) {
  return {
    ...(await newAccount(services)),
    name: '青岛样例贸易有限公司',
    creditCode: freshCreditCode(),
    licenseImage: imageFile(),
    address: '青岛市胶州市样例路 1 号',
    establishedOn: '2015-03-02',
    industry: 'F',
    size: 'FROM_20_TO_99',
  }
}

/** One registered in Kazakhstan. */
export async function newKazakhCompany(services: Services) {
  const { creditCode: _, ...company } = await newCompany(services)
  return { ...company, name: 'ТОО «Пример»', country: 'KZ', registrationNumber: freshBin() }
}

/** A law office registered in Uzbekistan. */
export async function newUzbekOffice(services: Services) {
  return {
    ...(await newAgency(services)),
    name: 'Namuna advokatlik byurosi',
    country: 'UZ',
    registrationNumber: freshStir(),
    licenseImage: imageFile(),
  }
}

export async function newAgency(services: Services) {
  return {
    ...(await newAccount(services)),
    type: 'LAW_OFFICE' as const,
    name: '样例律师事务所',
    responsiblePerson: '王样例',
    legalPersonIdentity: { kind: 'RESIDENT_ID' as const, number: freshResidentId() },
    identityConsent: true,
    address: '青岛市胶州市样例路 2 号',
    establishedOn: '2010-01-04',
    size: 'UNDER_20',
    scope: '涉外商事',
    brief: '样例机构',
  }
}

export async function newLawyer(services: Services) {
  return {
    ...(await newAccount(services)),
    name: '李样例',
    identity: { kind: 'RESIDENT_ID' as const, number: freshResidentId() },
    identityConsent: true,
    licence: { kind: 'CHINA' as const, number: freshLicence() },
    lawFirm: { name: '样例律师事务所' },
    specialties: ['TRADE', 'FINANCE'],
  }
}
