import { list, oneOf, text } from '../kernel/list.ts'
import { verifiedTypes } from '../kernel/user-types.ts'
import { submissionLifecycle } from './lifecycle.ts'

export const verificationsList = list({
  filters: { keyword: text(100), state: oneOf(submissionLifecycle.states), userType: oneOf(verifiedTypes) },
  tabs: 'state',
  sorts: ['waiting', 'newest', 'oldest'],
  columns: { submittedAt: { up: 'oldest', down: 'newest' } },
  sizes: [10, 20, 50],
})
