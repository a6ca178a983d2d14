import { call } from '../kernel/call.ts'
import { rowId } from '../kernel/fields.ts'
import { listFilters, listQuery } from '../kernel/list-schema.ts'
import { pageOf } from '../kernel/paging.ts'
import { z } from 'zod'
import { personTypes } from './constants.ts'
import { directoryList, lawyersList, organizationPersonsList, organizationsList } from './lists.ts'
import { personsList, providersList } from './lists.ts'
import { organizationDetail, personDetail, providerCounts, providerRow } from './schemas.ts'

const rows = pageOf(providerRow)

export const providerCalls = {
  page: call({
    method: 'GET',
    path: '/web/provider/page',
    access: 'public',
    summary: 'Verified lawyers and agencies',
    list: providersList,
    query: listQuery(providersList),
    output: rows,
  }),
  counts: call({
    method: 'GET',
    path: '/web/provider/counts',
    access: 'public',
    summary: 'How many are in the directory, by kind, place, language and specialty, under the filters',
    query: listFilters(directoryList),
    output: providerCounts,
  }),
  organizations: call({
    method: 'GET',
    path: '/web/foreignAffairs/organization/page',
    access: 'public',
    summary: 'Verified agencies, and bodies of legal aid, notaries, mediation, arbitration and appraisal',
    list: organizationsList,
    query: listQuery(organizationsList),
    output: rows,
  }),
  organization: call({
    method: 'GET',
    path: '/web/foreignAffairs/organization/{id}',
    access: 'public',
    summary: 'An agency, or another body',
    params: rowId,
    output: organizationDetail,
  }),
  persons: call({
    method: 'GET',
    path: '/web/foreignAffairs/organization/persons',
    access: 'public',
    summary: 'Whoever works for an agency of the directory',
    list: personsList,
    query: listQuery(personsList),
    output: rows,
  }),
  personsOf: call({
    method: 'GET',
    path: '/web/foreignAffairs/organization/{id}/persons',
    access: 'public',
    summary: 'Whoever works for one organization; nobody is named of a body that is no agency',
    params: rowId,
    list: organizationPersonsList,
    query: listQuery(organizationPersonsList),
    output: rows,
  }),
  lawyers: call({
    method: 'GET',
    path: '/web/foreign/affairs/lawyer/page',
    access: 'public',
    summary: 'Verified lawyers, and members of verified law offices',
    list: lawyersList,
    query: listQuery(lawyersList),
    output: rows,
  }),
  lawyerCounts: call({
    method: 'GET',
    path: '/web/foreign/affairs/lawyer/counts',
    access: 'public',
    summary:
      'How many verified lawyers and members of law offices there are, by place, language and specialty',
    query: listFilters(lawyersList),
    output: providerCounts,
  }),
  lawyer: call({
    method: 'GET',
    path: '/web/foreign/affairs/lawyer/{id}',
    access: 'public',
    summary: 'A lawyer, or a member of an agency',
    params: rowId,
    query: z.object({ type: z.enum(personTypes).default('lawyer') }),
    output: personDetail,
  }),
}
