import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { idField, rowId } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { tabbedPageOf } from '../kernel/paging.ts'
import { reasonBody } from '../kernel/review.ts'
import { publicationsCompared } from './comparison.ts'
import { deskPublicationsList } from './lists.ts'
import {
  deskPublication,
  deskPublicationRow,
  deskVersion,
  publicationBody,
  revisedBody,
  translation,
} from './schemas.ts'

const access = { roles: ['EDITOR'] } as const

/** The version as it was read, so that none but that one is decided on. */
const asRead = z.strictObject({ revision: z.int().min(1) })

export const publicationDeskCalls = {
  deskPage: call({
    method: 'GET',
    path: '/admin/publication/page',
    access,
    summary: 'Everything that is published or worked on, each by its latest version',
    list: deskPublicationsList,
    query: listQuery(deskPublicationsList),
    output: tabbedPageOf(deskPublicationsList, deskPublicationRow),
  }),
  desk: call({
    method: 'GET',
    path: '/admin/publication/{id}',
    access,
    summary: 'A publication as its editors have it, with its versions',
    params: rowId,
    output: deskPublication,
  }),
  add: call({
    method: 'POST',
    path: '/admin/publication/add',
    access,
    summary: 'Begin a publication; nobody but the editors reads it',
    body: publicationBody,
    output: z.object({ id: z.string() }),
    audit: 'publication.add',
  }),
  revise: call({
    method: 'POST',
    path: '/admin/publication/revise/{id}',
    access,
    summary: 'Begin a version of a publication beside the published one, from that or an earlier one',
    params: rowId,
    body: z.strictObject({ from: idField.optional() }),
    output: z.null(),
    audit: 'publication.revise',
  }),
  pin: call({
    method: 'PUT',
    path: '/admin/publication/pin/{id}',
    access,
    summary: 'Say whether a publication stands first in its lists',
    params: rowId,
    body: z.strictObject({ isPinned: z.boolean() }),
    output: z.null(),
    audit: 'publication.pin',
  }),
  version: call({
    method: 'GET',
    path: '/admin/publication/version/{id}',
    access,
    summary: 'A version, whatever became of it',
    params: rowId,
    output: deskVersion,
  }),
  compare: call({
    method: 'GET',
    path: '/admin/publication/version/compare/{id}',
    access,
    summary: 'What a version says otherwise than another of the same publication',
    params: rowId,
    query: z.object({ with: idField }),
    output: publicationsCompared,
  }),
  changedSince: call({
    method: 'GET',
    path: '/admin/publication/version/since/{id}',
    access,
    summary: 'What the Chinese text of a version says otherwise since a translation was written or confirmed',
    params: rowId,
    query: z.object({ language: translation }),
    /** Null where it was not kept. */
    output: publicationsCompared.pick({ languages: true, restyled: true }).nullable(),
  }),
  previewLink: call({
    method: 'GET',
    path: '/admin/publication/version/preview/{id}',
    access,
    summary: 'An address at which anybody who has it reads a version that is not published',
    params: rowId,
    output: z.object({ link: z.string(), endsAt: z.string() }),
    audit: 'publication.preview',
  }),
  edit: call({
    method: 'PUT',
    path: '/admin/publication/version/{id}',
    access,
    summary: 'Write a draft; who wrote meanwhile is not written over',
    params: rowId,
    body: revisedBody,
    output: z.object({ revision: z.int() }),
    audit: 'publication.edit',
  }),
  submit: call({
    method: 'PUT',
    path: '/admin/publication/version/submit/{id}',
    access,
    summary: 'Hand a draft to another editor to be approved',
    params: rowId,
    body: asRead,
    output: z.null(),
    audit: 'publication.submit',
  }),
  approve: call({
    method: 'PUT',
    path: '/admin/publication/version/approve/{id}',
    access,
    summary: 'Approve what another editor wrote: it is published, or waits for its time',
    params: rowId,
    body: asRead,
    output: z.null(),
    audit: 'publication.approve',
  }),
  return: call({
    method: 'PUT',
    path: '/admin/publication/version/return/{id}',
    access,
    summary: 'Give back what was handed in, with the reason',
    params: rowId,
    body: reasonBody,
    output: z.null(),
    audit: 'publication.return',
  }),
  withdraw: call({
    method: 'PUT',
    path: '/admin/publication/version/withdraw/{id}',
    access,
    summary: 'Take back what is published or waits for its time, with the reason',
    params: rowId,
    body: reasonBody,
    output: z.null(),
    audit: 'publication.withdraw',
  }),
  restore: call({
    method: 'PUT',
    path: '/admin/publication/version/restore/{id}',
    access,
    summary: 'Make a draft again of what was withdrawn',
    params: rowId,
    output: z.null(),
    audit: 'publication.restore',
  }),
  discard: call({
    method: 'DELETE',
    path: '/admin/publication/version/{id}',
    access,
    summary: 'Give up a draft',
    params: rowId,
    output: z.null(),
    audit: 'publication.discard',
  }),
}
