import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { docxType, pdfType, tableTypes } from '../kernel/file.ts'
import { fileAnswer } from '../kernel/file-answer.ts'
import { languages } from '../kernel/languages.ts'
import {
  caseAnalysis,
  caseAnalysisQuery,
  caseChoices,
  caseCoverage,
  caseDetails,
  caseSearchAnswer,
  caseSearchBody,
  caseTableQuery,
} from './schemas.ts'
import { casesList } from './lists.ts'

const params = z.object({ id: z.string().max(100) })
const textChoice = z.object({
  /** The language of the text; without it the reader's, else Chinese, else the original. */
  language: z.enum(languages).optional(),
})

export const caseCalls = {
  search: call({
    method: 'POST',
    path: '/web/judicialCase/page',
    access: 'public',
    summary: 'Search judicial cases',
    list: casesList,
    body: caseSearchBody,
    output: caseSearchAnswer,
  }),
  choices: call({
    method: 'GET',
    path: '/web/judicialCase/select',
    access: 'public',
    summary: 'The choices of the search form for judicial cases',
    output: caseChoices,
  }),
  coverage: call({
    method: 'GET',
    path: '/web/judicialCase/coverage',
    access: 'public',
    summary: 'What the collection of cases holds, country by country',
    output: caseCoverage,
  }),
  details: call({
    method: 'GET',
    path: '/web/judicialCase/{id}',
    access: 'public',
    summary: 'A judicial case with its sections, citations and similar cases',
    params,
    query: textChoice,
    output: caseDetails,
  }),
  analysis: call({
    method: 'POST',
    path: '/web/judicialCase/case/analysis',
    access: 'public',
    summary: 'Figures over the cases that pass the filters',
    query: caseAnalysisQuery,
    output: caseAnalysis,
  }),
  table: call({
    method: 'GET',
    path: '/web/judicialCase/table',
    access: 'public',
    summary: 'Judicial cases found, in the order of the search: a table of up to 1,000 rows',
    query: caseTableQuery,
    output: fileAnswer,
    file: Object.values(tableTypes),
    perMinute: 10,
  }),
  docx: call({
    method: 'GET',
    path: '/web/judicialCase/{id}/docx',
    access: 'public',
    summary: 'A judicial case as a Word document',
    params,
    query: textChoice,
    output: fileAnswer,
    file: docxType,
    perMinute: 30,
  }),
  pdf: call({
    method: 'GET',
    path: '/web/judicialCase/{id}/pdf',
    access: 'public',
    summary: 'A judicial case as a PDF',
    params,
    query: textChoice,
    output: fileAnswer,
    file: pdfType,
    perMinute: 30,
  }),
}
