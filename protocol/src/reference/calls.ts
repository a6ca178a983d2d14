import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { referenceAdminCalls } from './admin-calls.ts'

const named = z.object({ id: z.string(), name: z.string() })

/** An entry of a dictionary as it is chosen, and as rows that bear its code name it. */
const dictionaryEntry = named.extend({
  /** Only names what bears it, and is offered no more. */
  isHidden: z.boolean(),
})

/** The four dictionary types whose rows name countries. */
export const countryUses = ['LAW_SERVICE', 'LAW_REQUIREMENTS', 'JUDICIAL_CASE', 'LAW_REGULATIONS'] as const

export const area = z.object({
  code: z.string(),
  name: z.string(),
  parentCode: z.string().nullable(),
})

export interface AreaNode {
  code: string
  name: string
  children: AreaNode[]
}

const areaNode: z.ZodType<AreaNode> = z
  .object({
    code: z.string(),
    name: z.string(),
    get children() {
      return z.array(areaNode)
    },
  })
  .meta({ id: 'AreaNode' })

export const referenceCalls = {
  ...referenceAdminCalls,
  dictionary: call({
    method: 'GET',
    path: '/common/dictionary/list',
    access: 'public',
    summary:
      'The entries of a dictionary, those that are offered no more too; of the four types, those that sort their rows: service types, requirement types, case types, branches of law',
    query: z.object({ type: z.string().regex(/^[A-Z_]{1,50}$/) }),
    output: z.array(dictionaryEntry),
  }),
  countriesInUse: call({
    method: 'GET',
    path: '/common/dictionary/country/list',
    access: 'public',
    summary: 'The countries in use for one of the four dictionary types',
    query: z.object({ type: z.enum(countryUses) }),
    output: z.array(named),
  }),
  areas: call({
    method: 'GET',
    path: '/common/area/list',
    access: 'public',
    summary: 'Provinces and cities of China, flat',
    output: z.array(area),
  }),
  provinces: call({
    method: 'GET',
    path: '/common/area/province/list',
    access: 'public',
    summary: 'Provinces of China, or foreign countries',
    query: z.object({ selectType: z.enum(['china', 'foreign']) }),
    output: z.array(area),
  }),
  areaTree: call({
    method: 'GET',
    path: '/common/area/tree/list',
    access: 'public',
    summary: 'Provinces of China with their cities',
    output: z.array(areaNode),
  }),
  foreignAffairsTree: call({
    method: 'GET',
    path: '/common/area/foreign/affairs/tree/list',
    access: 'public',
    summary: 'The countries with their first-level divisions',
    output: z.array(areaNode),
  }),
}
