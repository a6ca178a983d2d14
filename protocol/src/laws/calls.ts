import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { languages } from '../kernel/languages.ts'
import { coverage, lawDetails, lawSearchAnswer, lawSearchBody } from './schemas.ts'

const textChoice = z.object({
  /** The language of the text; without it the reader's, else Chinese, else the original. */
  language: z.enum(languages).optional(),
})

export const lawCalls = {
  search: call({
    method: 'POST',
    path: '/web/lawRegulations/page',
    access: 'public',
    summary: 'Search laws and regulations, grouped by law or article by article',
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
    summary: 'A law by its stable address',
    query: textChoice.extend({ address: z.string().min(1).max(300) }),
    output: lawDetails,
  }),
  details: call({
    method: 'GET',
    path: '/web/lawRegulations/{id}',
    access: 'public',
    summary: 'A law with the text of its current version',
    params: z.object({ id: z.string().max(100) }),
    query: textChoice,
    output: lawDetails,
  }),
}
