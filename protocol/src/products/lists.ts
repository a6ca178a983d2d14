import { list } from '../kernel/list.ts'
import { mostMembers } from './constants.ts'

/** A product's team, in the order that its editors chose. */
export const teamList = list({ filters: {}, sorts: ['position'], sizes: [mostMembers] })
