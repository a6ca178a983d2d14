import { z } from 'zod'
import { line } from '../kernel/fields.ts'
import { call } from '../kernel/call.ts'
import { branches } from './constants.ts'

const access = { roles: ['EDITOR'] } as const
const conceptId = z.object({ id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/) })
const several = z.array(line(100)).max(30)
const words = z.strictObject({ term: line(100), also: several, lay: several })

export const glossaryAdminCalls = {
  saveConcept: call({
    method: 'PUT',
    path: '/admin/glossary/{id}',
    access,
    summary: 'Add a concept to the glossary, or change its words; search follows',
    params: conceptId,
    body: z.strictObject({ branch: z.enum(branches), zh: words, en: words, ru: words }),
    output: z.null(),
    audit: 'admin.save-concept',
  }),
  removeConcept: call({
    method: 'DELETE',
    path: '/admin/glossary/{id}',
    access,
    summary: 'Remove a concept from the glossary; search follows',
    params: conceptId,
    output: z.null(),
    audit: 'admin.remove-concept',
  }),
}
