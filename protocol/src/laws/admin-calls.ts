import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { rowId } from '../kernel/fields.ts'
import { languages } from '../kernel/languages.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { tabbedPageOf } from '../kernel/paging.ts'
import { levelDoubts, statedLevels } from './constants.ts'
import { lawLevelsList } from './lists.ts'

const access = { roles: ['EDITOR'] } as const

/** A law whose level was left open. */
const lawLevel = z.object({
  id: z.string(),
  /** Stable public address, a path on this site. */
  address: z.string(),
  title: z.string(),
  titleLanguage: z.enum(languages),
  publishDepartment: z.string(),
  adoptedOn: z.iso.date().nullable(),
  doubt: z.enum(levelDoubts),
  /** As it was stated; null while it is open. */
  effectLevel: z.enum(statedLevels).nullable(),
})

export const lawAdminCalls = {
  levels: call({
    method: 'GET',
    path: '/admin/laws/levels',
    access,
    summary: 'Laws whose level their import left open, with why',
    list: lawLevelsList,
    query: listQuery(lawLevelsList),
    output: tabbedPageOf(lawLevelsList, lawLevel),
  }),
  stateLevel: call({
    method: 'PUT',
    path: '/admin/laws/{id}/level',
    access,
    summary: 'State the level of a law that its import left open; search follows',
    params: rowId,
    body: z.strictObject({ effectLevel: z.enum(statedLevels) }),
    output: z.null(),
    audit: 'admin.state-law-level',
  }),
}
