import { firstDay, lastDay, list, oneOf, text } from '../kernel/list.ts'
import { accountStates, userTypes, verificationStates } from '../kernel/user-types.ts'
import { channels } from '../messages/constants.ts'
import { outcomes, outgoingStates } from './constants.ts'

export const peopleList = list({
  filters: {
    /** Part of the username or name; a whole phone number or e-mail address. */
    keyword: text(254),
    userType: oneOf(userTypes),
    state: oneOf(accountStates),
    verification: oneOf(verificationStates),
  },
  tabs: 'state',
  sorts: ['newest', 'oldest', 'username', 'username-down'],
  columns: {
    registeredAt: { up: 'oldest', down: 'newest' },
    username: { up: 'username', down: 'username-down' },
  },
  sizes: [10, 20, 50],
})

export const auditList = list({
  filters: {
    username: text(40),
    event: text(60),
    outcome: oneOf(outcomes),
    /** Id of the row acted on. */
    target: text(60),
    /** Days in Asia/Shanghai, both included. */
    from: firstDay('days'),
    to: lastDay('days'),
  },
  sorts: ['newest', 'oldest'],
  columns: { at: { up: 'oldest', down: 'newest' } },
  sizes: [20, 50, 100],
})

export const outgoingList = list({
  filters: { channel: oneOf(channels), state: oneOf(outgoingStates) },
  tabs: 'state',
  sorts: ['newest', 'oldest'],
  columns: { at: { up: 'oldest', down: 'newest' } },
  sizes: [20, 50, 100],
})
