import { list } from '../kernel/list.ts'

export const conversationsList = list({ filters: {}, sorts: ['newest'] })

/** What is written in a conversation: the first page holds the newest. */
export const entriesList = list({ filters: {}, sorts: ['newest'], sizes: [20] })
