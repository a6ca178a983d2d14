import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { documentFormats, docxType, pdfType } from '../kernel/file.ts'
import { fileAnswer } from '../kernel/file-answer.ts'
import { rowId } from '../kernel/fields.ts'
import { languages } from '../kernel/languages.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { pageOf } from '../kernel/paging.ts'
import { registeredTypes } from '../kernel/user-types.ts'
import { contractDraftsList, templatesList } from './lists.ts'
import {
  contractNames,
  draftBody,
  draftRow,
  offeredAnswers,
  ownDraft,
  savedDraftBody,
  template,
  templateNode,
  templateRow,
} from './schemas.ts'

const language = z.enum(languages)

/** As what a contract is downloaded: in a language, or with another one beside it. */
const documentQuery = {
  format: z.enum(documentFormats).default('docx'),
  language: language.default('zh'),
  second: language.optional(),
}

const file = { output: fileAnswer, file: [pdfType, docxType], perMinute: 30 }

export const templateCalls = {
  page: call({
    method: 'GET',
    path: '/web/contract/template/page',
    access: 'public',
    summary: 'Contract templates',
    list: templatesList,
    query: listQuery(templatesList),
    output: pageOf(templateRow),
  }),
  tree: call({
    method: 'GET',
    path: '/web/contract/template/tree/list',
    access: 'public',
    summary: 'The categories of contract templates as a tree, with how many each holds',
    output: z.array(templateNode),
  }),
  names: call({
    method: 'GET',
    path: '/web/contract/template/names',
    access: 'public',
    summary: 'Names of countries and currencies in every language, as contracts write them',
    output: contractNames,
  }),
  read: call({
    method: 'GET',
    path: '/web/contract/template/{id}',
    access: 'public',
    summary: 'A contract template: what is asked, its clauses, what they rest on, its versions',
    params: rowId,
    output: template,
  }),
  blank: call({
    method: 'GET',
    path: '/web/contract/template/document/{id}',
    access: 'public',
    summary: 'The blank text of a contract template, in one language or two',
    params: rowId,
    query: z.object(documentQuery),
    ...file,
  }),
  drafts: call({
    method: 'GET',
    path: '/web/contract/draft/page',
    access: registeredTypes,
    summary: 'The caller’s own contracts in preparation',
    list: contractDraftsList,
    query: listQuery(contractDraftsList),
    output: pageOf(draftRow),
  }),
  draft: call({
    method: 'GET',
    path: '/web/contract/draft/{id}',
    access: registeredTypes,
    summary: 'A contract in preparation of the caller’s own',
    params: rowId,
    output: ownDraft,
  }),
  offered: call({
    method: 'GET',
    path: '/web/contract/draft/offered/{id}',
    access: registeredTypes,
    summary: 'What the caller’s profile and earlier contracts answer of a template',
    params: rowId,
    output: offeredAnswers,
  }),
  addDraft: call({
    method: 'POST',
    path: '/web/contract/draft/add',
    access: registeredTypes,
    summary: 'Begin a contract on the published version of a template',
    body: draftBody,
    output: z.object({ id: z.string(), revision: z.int() }),
    audit: 'contract.add',
    perMinute: 30,
  }),
  saveDraft: call({
    method: 'PUT',
    path: '/web/contract/draft/{id}',
    access: registeredTypes,
    summary: 'Save a contract in preparation; what was saved meanwhile is not written over',
    params: rowId,
    body: savedDraftBody,
    output: z.object({ revision: z.int(), changedAt: z.string() }),
    audit: 'contract.save',
  }),
  copyDraft: call({
    method: 'POST',
    path: '/web/contract/draft/copy/{id}',
    access: registeredTypes,
    summary: 'Begin another contract with the answers of one',
    params: rowId,
    output: z.object({ id: z.string() }),
    audit: 'contract.copy',
    perMinute: 30,
  }),
  moveDraft: call({
    method: 'PUT',
    path: '/web/contract/draft/newer/{id}',
    access: registeredTypes,
    summary: 'Go on with a contract on the newest version of its template, with the answers that it has',
    params: rowId,
    body: z.strictObject({ revision: z.int().min(1) }),
    output: z.object({ revision: z.int() }),
    audit: 'contract.move',
  }),
  removeDraft: call({
    method: 'DELETE',
    path: '/web/contract/draft/{id}',
    access: registeredTypes,
    summary: 'Delete a contract in preparation for good',
    params: rowId,
    output: z.null(),
    audit: 'contract.remove',
  }),
  document: call({
    method: 'GET',
    path: '/web/contract/draft/document/{id}',
    access: registeredTypes,
    summary:
      'A contract as a document, in its language or two; refused while something is open, unless as a draft',
    params: rowId,
    query: z.object({
      ...documentQuery,
      /** Marked as a draft at the head of each page. */
      isDraft: z.enum(['true', 'false']).default('false'),
    }),
    ...file,
  }),
}
