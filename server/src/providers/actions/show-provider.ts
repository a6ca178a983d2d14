import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { writtenIn } from '@portal/protocol/kernel/written-in.ts'
import type { providerCalls } from '@portal/protocol/providers/calls.ts'
import { isInstitution, organizationKinds } from '@portal/protocol/providers/constants.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { institutionsById, textOf } from '../institutions.ts'
import { listedOf } from '../policy.ts'
import { agencyProfile, lawyerProfile } from '../profiles.ts'
import { rowsByKey, type Key } from '../shown.ts'

type Organization = AnswerOf<typeof providerCalls.organization>
type Person = AnswerOf<typeof providerCalls.lawyer>

/** @throws Refusal where they left the directory meanwhile */
function there<Row>(row: Row | undefined): Row {
  if (!row) throw new Refusal('notFound')
  return row
}

async function rowOf(services: Services, key: Key, { language }: Asker) {
  const [row] = await rowsByKey(services, [key], language)
  return there(row)
}

const dayOf = (at: Date | null) => at && zoneToday(at)

/** The last signs of a licence's number: enough to tell it, not to use it. */
function masked(number: string): string {
  return `****${number.slice(-Math.min(4, Math.floor(number.length / 2)))}`
}

/**
 * A lawyer, or a member of an agency.
 *
 * @throws Refusal where there is nobody such in the directory
 */
export async function showPerson(
  services: Services,
  { params, query: { type } }: GivenOf<typeof providerCalls.lawyer>,
  asker: Asker,
): Promise<Person> {
  const { db } = services
  const key = await listedOf(db, params.id, type === 'member' ? ['MEMBER'] : ['LAWYER'])
  const row = await rowOf(services, key, asker)
  if (key.kind === 'MEMBER') return { ...row, brief: null, verifiedOn: null, licence: null }
  const [found] = await lawyerProfile(db, { accountId: key.id })
  const {
    brief,
    approved_at: approvedAt,
    licence_country: country,
    licence_bar: bar,
    ...licence
  } = there(found)
  return {
    ...row,
    brief,
    verifiedOn: dayOf(approvedAt),
    licence: { country, bar, number: masked(licence.licence_number) },
  }
}

/**
 * An agency, or an institution in the reader's language.
 *
 * @throws Refusal where there is none such in the directory
 */
export async function showOrganization(
  services: Services,
  { params }: GivenOf<typeof providerCalls.organization>,
  asker: Asker,
): Promise<Organization> {
  const { db } = services
  const key = await listedOf(db, params.id, organizationKinds)
  const row = await rowOf(services, key, asker)
  if (isInstitution(key.kind)) {
    const [found] = await institutionsById(db, [key.id])
    const institution = there(found)
    const address = textOf(institution, 'address', asker.language)
    const brief = textOf(institution, 'brief', asker.language)
    return {
      ...row,
      brief: brief.text,
      briefLanguage: brief.language,
      address: address.text,
      addressLanguage: address.language,
      scope: null,
      verifiedOn: null,
      website: institution.website,
      phone: institution.phone,
      email: institution.email,
      establishedOn: null,
      size: null,
    }
  }
  const [found] = await agencyProfile(db, { accountId: key.id })
  const agency = there(found)
  return {
    ...row,
    brief: agency.brief,
    briefLanguage: null,
    address: agency.address,
    addressLanguage: agency.address === null ? null : writtenIn(agency.address),
    scope: agency.scope,
    verifiedOn: dayOf(agency.approved_at),
    website: agency.website,
    phone: agency.contact_phone,
    email: agency.contact_email,
    establishedOn: agency.established_on,
    size: agency.size,
  }
}
