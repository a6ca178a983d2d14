import type { SubmittedData } from '@portal/protocol/verification/schemas.ts'
import type { VerifiedKind } from '../../kernel/feature.ts'
import { openChange } from '../../verification/door.ts'
import { refuseTaken } from '../refuse-taken.ts'
import { agency } from './agency.ts'
import { company } from './company.ts'
import type { ProfileKind } from './kind.ts'
import { lawyer } from './lawyer.ts'

function verified<Facts, Extras, Data>(
  kind: ProfileKind<Facts, Extras, Data>,
  name: (data: Data) => SubmittedData,
): VerifiedKind {
  return {
    async show(services, accountId, sealed) {
      const stored = await kind.read(services.db, services.keys, accountId)
      if (!stored) return null
      const facts = sealed ? kind.facts.parse(openChange(services.keys, sealed)) : stored.facts
      return name(await kind.show(services, accountId, { ...stored, facts }))
    },
    async apply(transaction, { keys }, accountId, sealed) {
      const facts = kind.facts.parse(openChange(keys, sealed))
      await kind.writeFacts(transaction, keys, accountId, facts).catch(refuseTaken)
    },
  }
}

const companies = verified(company, (data) => ({ kind: 'COMPANY', ...data }))
const agencies = verified(agency, (data) => ({ kind: 'AGENCY', ...data }))
const lawyers = verified(lawyer, (data) => ({ kind: 'LAWYER', ...data }))

/** How the data of each user type that gives any are verified. */
export const verifiedKinds = {
  ENTERPRISE: companies,
  LAWYER: lawyers,
  LAW_OFFICE: agencies,
  TRANSLATE: agencies,
  OTHER: agencies,
}
