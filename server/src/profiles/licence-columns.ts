import type { lawyerLicenceField } from '@portal/protocol/account/fields.ts'
import type { z } from 'zod'

export type LawyerLicence = z.output<typeof lawyerLicenceField>

/** A lawyer's licence as it is kept; the mainland's have no bar. */
export function licenceColumns(licence: LawyerLicence) {
  return licence.kind === 'CHINA'
    ? { licence_country: 'CN', licence_bar: null, licence_number: licence.number }
    : { licence_country: licence.country, licence_bar: licence.bar, licence_number: licence.number }
}
