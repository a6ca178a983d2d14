import { list, oneOf, text } from '../kernel/list.ts'
import { messageTypes } from '../kernel/told.ts'

export const messagesList = list({
  filters: { type: oneOf(messageTypes), status: oneOf(['UNREAD', 'READ']) },
  tabs: 'status',
  sorts: ['newest'],
})

export const keptList = list({ filters: { recipient: text(254) }, sorts: ['newest'], sizes: [50] })
