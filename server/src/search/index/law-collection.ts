import { namesOf, officialNumberKey } from '../../text/law-name.ts'
import type { LawGroup } from '../door.ts'
import type { Collection } from './collections.ts'
import { dateNumber, yearNumber } from './collections.ts'
import { ValueTable } from './value-table.ts'

/** `names` are its keys in the table of titles. */
export interface LawRecord extends Omit<LawGroup, 'units'> {
  names: string[]
}

const coded = ['country', 'department', 'category', 'effectLevel', 'status'] as const

export type LawValues = Record<Exclude<(typeof coded)[number], 'status'> | 'timeliness', ValueTable>

/** Codes of the value tables, of `status` that of timeliness; dates as YYYYMMDD, 0 for none. */
export interface LawColumns extends Record<(typeof coded)[number], Uint32Array> {
  year: Uint16Array
  adoptedOn: Uint32Array
  effectiveOn: Uint32Array
  repealedOn: Uint32Array
}

export const lawCollection: Collection<'law'> = {
  kind: 'law',
  recordOf(group) {
    const { units: _, ...record } = group
    return { ...record, names: namesOf(record) }
  },
  numberKey: officialNumberKey,
  makeValues: () => ({
    country: new ValueTable(),
    department: new ValueTable(),
    category: new ValueTable(),
    effectLevel: new ValueTable(),
    timeliness: new ValueTable(),
  }),
  columnsOf: (laws, values) => ({
    country: Uint32Array.from(laws, (law) => values.country.code(law.country)),
    department: Uint32Array.from(laws, (law) => values.department.code(law.department)),
    category: Uint32Array.from(laws, (law) => values.category.code(law.category)),
    effectLevel: Uint32Array.from(laws, (law) => values.effectLevel.code(law.effectLevel)),
    status: Uint32Array.from(laws, (law) => values.timeliness.code(law.status)),
    year: Uint16Array.from(laws, (law) => yearNumber(law.effectiveOn ?? law.adoptedOn)),
    adoptedOn: Uint32Array.from(laws, (law) => dateNumber(law.adoptedOn)),
    effectiveOn: Uint32Array.from(laws, (law) => dateNumber(law.effectiveOn)),
    repealedOn: Uint32Array.from(laws, (law) => dateNumber(law.repealedOn)),
  }),
}
