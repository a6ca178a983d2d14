import { z } from 'zod'
import { countryCode, dictionaryCode } from './dictionary-code.ts'
import { namesDispute, translationType } from './help.ts'
import { rule, type Refinement } from './rules.ts'

const mostRegions = 8

/** What kind of legal help is meant, whether somebody needs or offers it. */
export const helpFields = {
  type: dictionaryCode('SERVICE_TYPE'),
  businessType: dictionaryCode('SPECIALTY_AREA'),
  /** Of litigation, arbitration and mediation alone. */
  disputeType: dictionaryCode('DISPUTE_TYPE').optional(),
  /** Of translation alone. */
  translationPair: dictionaryCode('TRANSLATION_PAIR').optional(),
  /** ISO 3166. */
  regions: z.array(countryCode()).min(1).max(mostRegions),
}

interface Help {
  type: string
  disputeType?: string | undefined
  translationPair?: string | undefined
}

export const disputeNamed: Refinement<Help> = [
  ({ type, disputeType }: Help) => !namesDispute(type) || disputeType !== undefined,
  { path: ['disputeType'], ...rule('required') },
]

export const pairNamed: Refinement<Help> = [
  ({ type, translationPair }: Help) => type !== translationType || translationPair !== undefined,
  { path: ['translationPair'], ...rule('required') },
]

/** The same, as it is shown. */
export const shownHelp = {
  type: z.string(),
  businessType: z.string(),
  disputeType: z.string().nullable(),
  translationPair: z.string().nullable(),
  regions: z.array(z.string()),
}
