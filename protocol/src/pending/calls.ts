import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { pageOf } from '../kernel/paging.ts'
import { registeredTypes } from '../kernel/user-types.ts'
import { pendingList } from './lists.ts'

/** Something that goes on only when the reader does something. */
const pendingItem = z.object({
  /** By which its words are found. */
  kind: z.string(),
  /** Of the thing that it is about. */
  title: z.string(),
  /** How many of the kind wait in that thing. */
  count: z.int(),
  /** Path of the screen on which it is done. */
  link: z.string(),
  /** Since when it waits: instant (ISO 8601). */
  since: z.string(),
})

export const pendingCalls = {
  page: call({
    method: 'GET',
    path: '/web/pending/page',
    access: registeredTypes,
    summary: 'What waits for the caller, whatever it is about; what waits the longest first',
    list: pendingList,
    query: listQuery(pendingList),
    output: pageOf(pendingItem),
    isPoll: true,
  }),
}
