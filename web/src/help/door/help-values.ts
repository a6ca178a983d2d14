import { namesDispute, translationType } from '@portal/protocol/kernel/help.ts'

/** What kind of help is meant, as it is typed. */
export interface HelpValues {
  type: string
  businessType: string
  disputeType: string
  translationPair: string
  regions: string[]
}

export const noHelp: HelpValues = {
  type: '',
  businessType: '',
  disputeType: '',
  translationPair: '',
  regions: [],
}

/** For `useForm`: what only some types of help name is neither asked for nor sent with others. */
export const helpForm = {
  leftOut: ({ type }: HelpValues) => [
    ...(namesDispute(type) ? [] : ['disputeType' as const]),
    ...(type === translationType ? [] : ['translationPair' as const]),
  ],
  check: ({ type, disputeType, translationPair }: HelpValues) => ({
    ...(namesDispute(type) && !disputeType && { disputeType: 'required' as const }),
    ...(type === translationType && !translationPair && { translationPair: 'required' as const }),
  }),
}
