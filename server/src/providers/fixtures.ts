import { randomUUID } from 'node:crypto'
import type { Database } from '../kernel/database/store.ts'
import { institutionColumns, type InstitutionGiven } from './institution-columns.ts'

/** What the form of an institution sends; its name is its own. */
export function institutionSample(changed: Partial<InstitutionGiven> = {}): InstitutionGiven {
  const name = `样例公证处 ${randomUUID().slice(0, 8)}`
  return {
    kind: 'NOTARY',
    country: 'CN',
    area: '370200',
    name: { zh: name, en: `Sample Notary Office ${name.slice(-8)}`, ru: null },
    address: { zh: '青岛市样例路 3 号', en: null, ru: null },
    brief: { zh: '样例：涉外公证与认证。', en: 'Sample: notarial acts for use abroad.', ru: null },
    phone: '+8653200000000',
    email: 'notary@example.org',
    website: 'https://notary.example.org/',
    specialties: ['TRADE'],
    languages: ['ZH', 'RU'],
    isShown: true,
    ...changed,
  }
}

/** An institution in the store. */
export async function addInstitution(db: Database, changed: Partial<InstitutionGiven> = {}): Promise<string> {
  const { id } = await db
    .insertInto('institution')
    .values(institutionColumns(institutionSample(changed)))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A member of an agency, in the store. */
export async function addMember(db: Database, agencyId: string, name = '样例成员'): Promise<string> {
  const { id } = await db
    .insertInto('member')
    .values({
      agency_id: agencyId,
      avatar: null,
      name,
      licence_number: null,
      practice_start: '2016-04',
      areas: ['TRADE'],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const header = 'kind,country,area,name_zh,address_zh,phone,specialties,languages'

/** A file of institutions, a line each. */
export function csvOf(...lines: string[]): string {
  return [header, ...lines].join('\r\n')
}

export const csvLine = (name: string) =>
  `NOTARY,CN,370200,${name},青岛市样例路 4 号,+86 532 0000 0000,TRADE,ZH RU`

export function csvFile(content: string | Uint8Array): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], 'institutions.csv', {
    type: 'text/csv',
  })
}
