import { z } from 'zod'
import { rule, type Refinement } from './rules.ts'

/** RMB, with two decimals at most. */
const amount = z.number().min(0).max(1_000_000_000).multipleOf(0.01)

/** What help would cost, and how long it would take. */
export const feeFields = {
  feeFrom: amount.optional(),
  feeTo: amount.optional(),
  /** Working days. */
  days: z.int().min(1).max(1000).optional(),
}

interface FeeRange {
  feeFrom?: number | undefined
  feeTo?: number | undefined
}

/** Refuses a range that ends below where it begins. */
export const feeInOrder: Refinement<FeeRange> = [
  ({ feeFrom, feeTo }) => feeFrom === undefined || feeTo === undefined || feeFrom <= feeTo,
  { path: ['feeTo'], ...rule('notBelowFirst') },
]

/** The same, as it is shown. */
export const shownFee = {
  feeFrom: z.number().nullable(),
  feeTo: z.number().nullable(),
  days: z.int().nullable(),
}
