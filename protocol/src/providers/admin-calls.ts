import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { rowId } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { tabbedPageOf } from '../kernel/paging.ts'
import { importBytes } from './constants.ts'
import { institutionsList } from './lists.ts'
import { importBody, imported, institutionBody, institutionForm, institutionRow } from './schemas.ts'

const access = { roles: ['EDITOR'] } as const

export const institutionCalls = {
  institutions: call({
    method: 'GET',
    path: '/admin/institution/page',
    access,
    summary: 'The bodies that do not register themselves',
    list: institutionsList,
    query: listQuery(institutionsList),
    output: tabbedPageOf(institutionsList, institutionRow),
  }),
  institution: call({
    method: 'GET',
    path: '/admin/institution/{id}',
    access,
    summary: 'One of them in all languages, as its form edits it',
    params: rowId,
    output: institutionForm,
  }),
  addInstitution: call({
    method: 'POST',
    path: '/admin/institution/add',
    access,
    summary: 'Add a body to the directory',
    body: institutionBody,
    output: z.object({ id: z.string() }),
    audit: 'institution.add',
  }),
  editInstitution: call({
    method: 'PUT',
    path: '/admin/institution/{id}',
    access,
    summary: 'Change a body of the directory',
    params: rowId,
    body: institutionBody,
    output: z.null(),
    audit: 'institution.edit',
  }),
  removeInstitution: call({
    method: 'DELETE',
    path: '/admin/institution/{id}',
    access,
    summary: 'Take a body out of the directory for good',
    params: rowId,
    output: z.null(),
    audit: 'institution.remove',
  }),
  importInstitutions: call({
    method: 'POST',
    path: '/admin/institution/import',
    access,
    summary: 'Add the bodies of a CSV file: all of them, or none where a row is bad',
    body: importBody,
    form: { fileBytes: importBytes },
    output: imported,
    audit: 'institution.import',
    perMinute: 10,
  }),
}
