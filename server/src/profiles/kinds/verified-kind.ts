import type { submittedData } from '@portal/protocol/admin/verification-calls.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import type { z } from 'zod'
import type { Database } from '../../kernel/database/store.ts'
import type { Services } from '../../kernel/services.ts'
import { openFacts } from '../sealed-facts.ts'
import { agency } from './agency.ts'
import { company } from './company.ts'
import type { ProfileKind } from './kind.ts'
import { lawyer } from './lawyer.ts'

export type SubmittedData = z.output<typeof submittedData>

/** What verification does with a profile, whatever its kind. */
export interface VerifiedKind {
  /** Its valid data, or as a sealed change would have them; null where the account has none. */
  show(services: Services, accountId: string, sealed?: Uint8Array | null): Promise<SubmittedData | null>
  /** Makes a sealed change valid. */
  apply(transaction: Database, services: Services, accountId: string, sealed: Uint8Array): Promise<void>
}

function verified<Facts, Extras, Data>(
  kind: ProfileKind<Facts, Extras, Data>,
  name: (data: Data) => SubmittedData,
): VerifiedKind {
  return {
    async show(services, accountId, sealed = null) {
      const stored = await kind.read(services.db, services.keys, accountId)
      if (!stored) return null
      const facts = sealed ? openFacts(kind, services.keys, sealed) : stored.facts
      return name(await kind.show(services, accountId, { facts, extras: stored.extras }))
    },
    async apply(transaction, { keys, secretKey }, accountId, sealed) {
      await kind.writeFacts(transaction, secretKey, accountId, openFacts(kind, keys, sealed))
    },
  }
}

const companies = verified(company, (data) => ({ kind: 'COMPANY', ...data }))
const agencies = verified(agency, (data) => ({ kind: 'AGENCY', ...data }))
const lawyers = verified(lawyer, (data) => ({ kind: 'LAWYER', ...data }))

/** How the data of a user type are verified; null of types that give none. */
export const verifiedKinds: Record<UserType, VerifiedKind | null> = {
  PERSON: null,
  ENTERPRISE: companies,
  LAWYER: lawyers,
  LAW_OFFICE: agencies,
  TRANSLATE: agencies,
  OTHER: agencies,
  ADMIN: null,
}
