import type { Translation } from '../translation.ts'
import type * as source from '../zh/help.ts'

/** What kind of legal help is meant, whether somebody needs or offers it. */
export const help: Translation<typeof source.help> = {
  fields: {
    type: 'Type of service',
    businessType: 'Area of practice',
    disputeType: 'Type of dispute',
    translationPair: 'Languages',
    regions: 'Countries or regions concerned',
  },
  regionsHint: 'Several may be chosen, 8 at most.',
}
