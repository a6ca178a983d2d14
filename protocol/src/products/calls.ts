import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { idField, rowId } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { pageOf } from '../kernel/paging.ts'
import { providerRow } from '../providers/schemas.ts'
import { signedAddress } from '../publications/schemas.ts'
import { mostTeamsAsked } from './constants.ts'
import { teamList } from './lists.ts'
import { productOfMember, shownTeam } from './schemas.ts'

const ids = z.union([idField.transform((id) => [id]), z.array(idField).min(1).max(mostTeamsAsked)])

export const productCalls = {
  team: call({
    method: 'GET',
    path: '/web/legalServiceProduct/team/page/{id}',
    access: 'public',
    summary: 'The team of a law-service product: those of it who are verified and in use',
    params: rowId,
    list: teamList,
    query: listQuery(teamList),
    output: pageOf(providerRow),
  }),
  teams: call({
    method: 'GET',
    path: '/web/legalServiceProduct/teams',
    access: 'public',
    summary: 'The teams of several products, as a list of them shows them',
    query: z.object({ ids }),
    output: z.array(shownTeam),
  }),
  previewTeam: call({
    method: 'GET',
    path: '/web/legalServiceProduct/team/preview/{id}',
    access: 'public',
    summary: 'The same team of a product that is not published, by the signed address of a version of it',
    params: rowId,
    query: signedAddress,
    output: z.array(providerRow),
  }),
  ofMember: call({
    method: 'GET',
    path: '/web/legalServiceProduct/member/{id}',
    access: 'public',
    summary:
      'The published products of whose teams a provider is, the newest first; none of one who is not shown',
    params: rowId,
    output: z.array(productOfMember),
  }),
}
