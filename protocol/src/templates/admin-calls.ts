import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { documentFormats, docxType, pdfType } from '../kernel/file.ts'
import { fileAnswer } from '../kernel/file-answer.ts'
import { idField, line, rowId } from '../kernel/fields.ts'
import { languages } from '../kernel/languages.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { tabbedPageOf } from '../kernel/paging.ts'
import { reasonBody } from '../kernel/review.ts'
import { longestBasisKeyword, templateFileBytes } from './constants.ts'
import { templateContent } from './content.ts'
import { deskTemplatesList } from './lists.ts'
import {
  contentProblem,
  deskTemplate,
  deskTemplateRow,
  deskTemplateVersion,
  readTemplate,
  revisedTemplateBody,
  shownBasis,
  templateBody,
  templateFile,
  templatesCompared,
} from './schemas.ts'

const access = { roles: ['EDITOR'] } as const

/** The version as it was read, so that none but that one is decided on. */
const asRead = z.strictObject({ revision: z.int().min(1) })

export const templateAdminCalls = {
  deskPage: call({
    method: 'GET',
    path: '/admin/contract/template/page',
    access,
    summary: 'All contract templates, each by its latest version',
    list: deskTemplatesList,
    query: listQuery(deskTemplatesList),
    output: tabbedPageOf(deskTemplatesList, deskTemplateRow),
  }),
  basis: call({
    method: 'GET',
    path: '/admin/contract/template/basis',
    access,
    summary: 'Articles that a citation or words find among the portal’s laws, for a clause to rest on',
    query: z.object({ keyword: line(longestBasisKeyword) }),
    output: z.array(shownBasis.extend({ text: z.string() })),
    perMinute: 120,
  }),
  desk: call({
    method: 'GET',
    path: '/admin/contract/template/{id}',
    access,
    summary: 'A contract template as its editors have it, with its versions',
    params: rowId,
    output: deskTemplate,
  }),
  readFile: call({
    method: 'POST',
    path: '/admin/contract/template/read',
    access,
    summary: 'Read a Word document as clauses with fields; nothing is stored',
    body: templateFile,
    form: { fileBytes: templateFileBytes },
    output: readTemplate,
    audit: 'template.read-file',
    perMinute: 10,
  }),
  check: call({
    method: 'POST',
    path: '/admin/contract/template/check',
    access,
    summary: 'What is wrong with a content, with the places it is at; nothing is stored',
    body: z.strictObject({ content: templateContent }),
    output: z.array(contentProblem),
    audit: 'template.check',
    perMinute: 120,
  }),
  add: call({
    method: 'POST',
    path: '/admin/contract/template/add',
    access,
    summary: 'Begin a contract template; nobody but the editors reads it',
    body: templateBody,
    output: z.object({ id: z.string() }),
    audit: 'template.add',
  }),
  revise: call({
    method: 'POST',
    path: '/admin/contract/template/revise/{id}',
    access,
    summary: 'Begin a version of a template beside the published one, from that or an earlier one',
    params: rowId,
    body: z.strictObject({ from: idField.optional() }),
    output: z.null(),
    audit: 'template.revise',
  }),
  version: call({
    method: 'GET',
    path: '/admin/contract/template/version/{id}',
    access,
    summary: 'A version, whatever became of it',
    params: rowId,
    output: deskTemplateVersion,
  }),
  compare: call({
    method: 'GET',
    path: '/admin/contract/template/version/compare/{id}',
    access,
    summary: 'What a version says otherwise than another of the same template',
    params: rowId,
    query: z.object({ with: idField }),
    output: templatesCompared,
  }),
  deskDocument: call({
    method: 'GET',
    path: '/admin/contract/template/version/document/{id}',
    access,
    summary: 'The blank text of a version, in one language or two',
    params: rowId,
    query: z.object({
      format: z.enum(documentFormats).default('docx'),
      language: z.enum(languages).default('zh'),
      second: z.enum(languages).optional(),
    }),
    output: fileAnswer,
    file: [pdfType, docxType],
    perMinute: 30,
  }),
  edit: call({
    method: 'PUT',
    path: '/admin/contract/template/version/{id}',
    access,
    summary: 'Write a draft; who wrote meanwhile is not written over',
    params: rowId,
    body: revisedTemplateBody,
    output: z.object({ revision: z.int() }),
    audit: 'template.edit',
  }),
  submit: call({
    method: 'PUT',
    path: '/admin/contract/template/version/submit/{id}',
    access,
    summary: 'Hand a draft without problems to another editor to be approved',
    params: rowId,
    body: asRead,
    output: z.null(),
    audit: 'template.submit',
  }),
  approve: call({
    method: 'PUT',
    path: '/admin/contract/template/version/approve/{id}',
    access,
    summary: 'Approve what another editor wrote: it is published',
    params: rowId,
    body: asRead,
    output: z.null(),
    audit: 'template.approve',
  }),
  return: call({
    method: 'PUT',
    path: '/admin/contract/template/version/return/{id}',
    access,
    summary: 'Give back what was handed in, with the reason',
    params: rowId,
    body: reasonBody,
    output: z.null(),
    audit: 'template.return',
  }),
  confirm: call({
    method: 'PUT',
    path: '/admin/contract/template/version/confirm/{id}',
    access,
    summary: 'Say that the changed laws were looked at, and the published version stays as it is',
    params: rowId,
    output: z.null(),
    audit: 'template.confirm',
  }),
  withdraw: call({
    method: 'PUT',
    path: '/admin/contract/template/version/withdraw/{id}',
    access,
    summary: 'Take back what is published, with the reason',
    params: rowId,
    body: reasonBody,
    output: z.null(),
    audit: 'template.withdraw',
  }),
  restore: call({
    method: 'PUT',
    path: '/admin/contract/template/version/restore/{id}',
    access,
    summary: 'Make a draft again of what was withdrawn',
    params: rowId,
    output: z.null(),
    audit: 'template.restore',
  }),
  discard: call({
    method: 'DELETE',
    path: '/admin/contract/template/version/{id}',
    access,
    summary: 'Give up a draft',
    params: rowId,
    output: z.null(),
    audit: 'template.discard',
  }),
}
