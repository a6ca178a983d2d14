import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { institutionCalls } from '@portal/protocol/providers/admin-calls.ts'
import { refuseField } from '../kernel/refusal.ts'
import type { Institution } from './institutions.ts'

export type InstitutionGiven = GivenOf<typeof institutionCalls.addInstitution>['body']

/** What a form or a row of a file says of an institution, as its table has it. */
export function institutionColumns({ name, address, brief, ...given }: InstitutionGiven) {
  const { kind, country, area, phone, email, website, specialties, languages, isShown } = given
  return {
    kind,
    country,
    area,
    name_zh: name.zh,
    name_en: name.en,
    name_ru: name.ru,
    address_zh: address.zh,
    address_en: address.en,
    address_ru: address.ru,
    brief_zh: brief.zh,
    brief_en: brief.en,
    brief_ru: brief.ru,
    phone,
    email,
    website,
    specialties: [...new Set(specialties)],
    languages: JSON.stringify([...new Set(languages)].map((code) => ({ code, level: 'WORKING' }))),
    is_shown: isShown,
  }
}

/** The same the other way round. */
export function institutionGiven(row: Institution): InstitutionGiven {
  return {
    kind: row.kind,
    country: row.country,
    area: row.area,
    name: { zh: row.name_zh, en: row.name_en, ru: row.name_ru },
    address: { zh: row.address_zh, en: row.address_en, ru: row.address_ru },
    brief: { zh: row.brief_zh, en: row.brief_en, ru: row.brief_ru },
    phone: row.phone,
    email: row.email,
    website: row.website,
    specialties: row.specialties,
    languages: row.languages.map(({ code }) => code),
    isShown: row.is_shown,
  }
}

/** A name is one body's of its kind in a country: an index decides between two at once. */
export function refuseSameName(field: string): (error: unknown) => never {
  return (error) => {
    if ((error as { constraint?: unknown }).constraint === 'institution_name')
      refuseField(field, 'alreadyThere')
    throw error
  }
}
