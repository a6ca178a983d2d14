import { oversightCalls } from './oversight-calls.ts'
import { peopleCalls } from './people-calls.ts'
import { secondFactorCalls } from './second-factor-calls.ts'

/** The administrator's work on people; that on a feature's own rows stands with the feature. */
export const adminCalls = { ...secondFactorCalls, ...peopleCalls, ...oversightCalls }
