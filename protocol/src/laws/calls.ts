import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { docxType, pdfType, tableTypes } from '../kernel/file.ts'
import { fileAnswer } from '../kernel/file-answer.ts'
import { languages } from '../kernel/languages.ts'
import {
  articleDetails,
  coverage,
  lawDetails,
  lawSearchAnswer,
  lawSearchBody,
  lawTableQuery,
  versionComparison,
} from './schemas.ts'
import { lawsList } from './lists.ts'

const textChoice = z.object({
  /** The language of the text; without it the reader's, else Chinese, else the original. */
  language: z.enum(languages).optional(),
  /** The wording in force on this day; without it today's. */
  on: z.iso.date().optional(),
})

const params = z.object({ id: z.string().max(100) })

export const lawCalls = {
  search: call({
    method: 'POST',
    path: '/web/lawRegulations/page',
    access: 'public',
    summary: 'Search laws and regulations, grouped by law or article by article',
    list: lawsList,
    body: lawSearchBody,
    output: lawSearchAnswer,
  }),
  coverage: call({
    method: 'GET',
    path: '/web/lawRegulations/coverage',
    access: 'public',
    summary: 'What the collection of laws holds, country by country',
    output: coverage,
  }),
  byAddress: call({
    method: 'GET',
    path: '/web/lawRegulations/address',
    access: 'public',
    summary: 'A law by its stable address, which may name a point in time and a language',
    query: textChoice.extend({ address: z.string().min(1).max(300) }),
    output: lawDetails,
  }),
  article: call({
    method: 'GET',
    path: '/web/lawRegulations/article',
    access: 'public',
    summary: 'One article of a law by its stable address, with its earlier and later wordings',
    query: textChoice.extend({ address: z.string().min(1).max(300) }),
    output: articleDetails,
  }),
  compare: call({
    method: 'GET',
    path: '/web/lawRegulations/{id}/compare',
    access: 'public',
    summary: 'Two wordings of a law, article by article and word by word',
    params,
    query: z.object({
      /** Ids of versions of this law. */
      from: z.string().max(100),
      to: z.string().max(100),
      language: z.enum(languages).optional(),
    }),
    output: versionComparison,
  }),
  docx: call({
    method: 'GET',
    path: '/web/lawRegulations/{id}/docx',
    access: 'public',
    summary: 'A law as a Word document',
    params,
    query: textChoice,
    output: fileAnswer,
    file: docxType,
    perMinute: 30,
  }),
  pdf: call({
    method: 'GET',
    path: '/web/lawRegulations/{id}/pdf',
    access: 'public',
    summary: 'A law as a PDF',
    params,
    query: textChoice,
    output: fileAnswer,
    file: pdfType,
    perMinute: 30,
  }),
  table: call({
    method: 'GET',
    path: '/web/lawRegulations/table',
    access: 'public',
    summary: 'Laws found, in the order of the search: a table of up to 1,000 rows',
    query: lawTableQuery,
    output: fileAnswer,
    file: Object.values(tableTypes),
    perMinute: 10,
  }),
  details: call({
    method: 'GET',
    path: '/web/lawRegulations/{id}',
    access: 'public',
    summary: 'A law with the text of its current version',
    params,
    query: textChoice,
    output: lawDetails,
  }),
}
