import { namesDispute, translationType } from '@portal/protocol/kernel/help.ts'

interface HelpGiven {
  type: string
  businessType: string
  disputeType?: string | undefined
  translationPair?: string | undefined
  regions: readonly string[]
}

interface HelpRow {
  type: string
  business_type: string
  dispute_type: string | null
  translation_pair: string | null
  regions: string[]
}

/** The columns of what kind of help is meant; what its type does not ask for is left out. */
export function helpColumns(given: HelpGiven): HelpRow {
  const { type, businessType, disputeType, translationPair, regions } = given
  return {
    type,
    business_type: businessType,
    dispute_type: (namesDispute(type) && disputeType) || null,
    translation_pair: (type === translationType && translationPair) || null,
    regions: [...new Set(regions)],
  }
}

/** The same, as it is shown. */
export function shownHelp(row: HelpRow) {
  const { type, business_type: businessType, dispute_type: disputeType, regions } = row
  return { type, businessType, disputeType, translationPair: row.translation_pair, regions }
}

interface FeeGiven {
  feeFrom?: number | undefined
  feeTo?: number | undefined
  days?: number | undefined
}

interface FeeRow {
  fee_from: string | null
  fee_to: string | null
  days: number | null
}

/** The columns of what help would cost, and how long it would take. */
export function feeColumns({ feeFrom, feeTo, days }: FeeGiven): FeeRow {
  return { fee_from: feeFrom?.toFixed(2) ?? null, fee_to: feeTo?.toFixed(2) ?? null, days: days ?? null }
}

const amount = (text: string | null) => (text === null ? null : Number(text))

/** The same, as it is shown. */
export function shownFee({ fee_from: from, fee_to: to, days }: FeeRow) {
  return { feeFrom: amount(from), feeTo: amount(to), days }
}
