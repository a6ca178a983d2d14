import { binCheck } from '@portal/protocol/account/rules/registration-number.ts'
import { sampleProviders, type SampleProvider } from '../../kernel/demo-providers.ts'
import { residentId } from './providers.ts'

function practice({ languages, country, workArea }: SampleProvider) {
  return { languages: JSON.stringify(languages), work_country: country, work_area: workArea }
}

function identity({ country, order }: SampleProvider) {
  const passport = { kind: 'PASSPORT' as const, number: `XX${String(order).padStart(7, '0')}` }
  return country === 'CN' ? residentId(String(order)) : passport
}

/** Nobody has these: the fifth digit of a БИН is 4, 5 or 6, and no ИНН of a company in Uzbekistan begins with 0. */
function registrationNumber({ country, order }: SampleProvider): string | null {
  const bin = `99129000${order}`
  if (country === 'KZ') return bin + binCheck(bin)
  if (country === 'UZ') return String(order).padStart(9, '0')
  return country === 'CN' ? null : `SAMPLE-${order}`
}

function licence({ country, order }: SampleProvider, bar: string | undefined) {
  return country === 'CN'
    ? { kind: 'CHINA' as const, number: String(10_000_000_000_000_000n + BigInt(order)) }
    : { kind: 'FOREIGN' as const, country, bar: bar ?? '', number: `SAMPLE-${order}` }
}

/** More lawyers, by username, as those of the demo accounts are given. */
export function moreLawyers() {
  const all = sampleProviders().flatMap((one) => (one.userType === 'LAWYER' ? one : []))
  return Object.fromEntries(
    all.map((one) => [
      one.username,
      {
        name: one.name,
        identity: identity(one),
        licence: licence(one, one.bar),
        lawFirm: { office: null, name: one.firm },
        specialties: one.specialties,
        brief: one.brief,
        ...practice(one),
      },
    ]),
  )
}

/** More agencies, by username. */
export function moreAgencies() {
  const all = sampleProviders().flatMap((one) => (one.userType === 'LAWYER' ? [] : one))
  return Object.fromEntries(
    all.map((one) => [
      one.username,
      {
        name: one.name,
        country: one.country,
        registrationNumber: registrationNumber(one),
        responsiblePerson: one.responsiblePerson,
        identity: identity(one),
        address: one.address,
        establishedOn: '2012-06-18',
        size: 'UNDER_20',
        scope: one.scope,
        brief: one.brief,
        website: null,
        contactPhone: null,
        contactEmail: one.email,
        specialties: one.specialties,
        ...practice(one),
      },
    ]),
  )
}

/** Members of agencies, by the agency's username. */
export function moreMembers() {
  return sampleProviders().flatMap((one) =>
    one.userType === 'LAWYER'
      ? []
      : one.members.map((member) => ({
          ...member,
          agency: one.username,
          licenceNumber: null,
          languages: JSON.stringify(member.languages),
        })),
  )
}
