import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { line, rowId } from '../kernel/fields.ts'
import { deskTeam, offeredMember, teamBody } from './schemas.ts'

const access = { roles: ['EDITOR'] } as const

export const productDeskCalls = {
  deskTeam: call({
    method: 'GET',
    path: '/admin/product/team/{id}',
    access,
    summary: 'The team of a product, with those who are verified no more',
    params: rowId,
    output: deskTeam,
  }),
  setTeam: call({
    method: 'PUT',
    path: '/admin/product/team/{id}',
    access,
    summary: 'Say who is in the team of a product, in which order; who chose meanwhile is not written over',
    params: rowId,
    body: teamBody,
    output: z.null(),
    audit: 'product.set-team',
  }),
  offered: call({
    method: 'GET',
    path: '/admin/product/members',
    access,
    summary: 'Verified providers by a part of their name, at most 20: who may be in a team',
    query: z.object({ keyword: line(100) }),
    output: z.array(offeredMember),
    perMinute: 120,
  }),
}
