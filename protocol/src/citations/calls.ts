import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { idField } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { citersList } from './lists.ts'
import { citationCard, citers } from './schemas.ts'

const key = z.string().min(1).max(60)

export const citationCalls = {
  card: call({
    method: 'GET',
    path: '/web/citation/card',
    access: 'public',
    summary: 'What a citation leads to, in short',
    query: z.object({
      kind: z.enum(['law', 'case']),
      id: idField,
      article: key.optional(),
      /** The day whose wording is shown; today's without it. */
      on: z.iso.date().optional(),
    }),
    output: citationCard,
  }),
  citedBy: call({
    method: 'GET',
    path: '/web/citation/citedBy',
    access: 'public',
    summary: 'Articles or cases that cite a law, one of its articles, or a case',
    list: citersList,
    query: listQuery(citersList).extend({
      kind: z.enum(['law', 'case']),
      id: idField,
      article: key.optional(),
      /** Citing articles of laws, or citing cases. */
      by: z.enum(['law', 'case']),
    }),
    output: citers,
  }),
}
