import { caseNumberKey } from '../../text/case-number.ts'
import { fold } from '../../text/characters.ts'
import { numberMark } from '../../text/law-name.ts'
import type { CaseGroup } from '../door.ts'
import type { Collection } from './collections.ts'
import { dateNumber, yearNumber } from './collections.ts'
import { ValueTable } from './value-table.ts'

/** `names` are its keys in the table of titles: of its number, and of its title in every language. */
export interface CaseRecord extends Omit<CaseGroup, 'units'> {
  names: string[]
}

export type CaseValues = Record<'country' | 'court' | 'type' | 'documentType' | 'cause' | 'cites', ValueTable>

/** Codes of the value tables; dates as YYYYMMDD, 0 for none. */
export interface CaseColumns {
  country: Uint32Array
  court: Uint32Array
  type: Uint32Array
  documentType: Uint32Array
  cause: Uint32Array
  year: Uint16Array
  judgedOn: Uint32Array
  /** What case g cites, each once: `cites[citesStarts[g]..citesStarts[g + 1])`. */
  cites: Uint32Array
  citesStarts: Uint32Array
  /** Keys of the case numbers, '' for none. */
  numbers: string[]
  /** Names of the parties, folded, a line each. */
  parties: string[]
}

/** What two writings of one title have in common. */
export function caseTitleKey(title: string): string {
  return fold(title).replace(/[^\p{L}\p{N}]+/gu, '')
}

export const caseCollection: Collection<'case'> = {
  kind: 'case',
  recordOf(group) {
    const { units: _, ...record } = group
    const names = new Set(record.titles.map(({ title }) => caseTitleKey(title)))
    names.delete('')
    const number = caseNumberKey(record.number ?? '')
    if (number !== '') names.add(numberMark + number)
    return { ...record, names: [...names] }
  },
  numberKey: caseNumberKey,
  makeValues: () => ({
    country: new ValueTable(),
    court: new ValueTable(),
    type: new ValueTable(),
    documentType: new ValueTable(),
    cause: new ValueTable(),
    cites: new ValueTable(),
  }),
  columnsOf: (cases, values) => ({
    country: Uint32Array.from(cases, (one) => values.country.code(one.country)),
    court: Uint32Array.from(cases, (one) => values.court.code(one.court ?? '')),
    type: Uint32Array.from(cases, (one) => values.type.code(one.type)),
    documentType: Uint32Array.from(cases, (one) => values.documentType.code(one.documentType)),
    cause: Uint32Array.from(cases, (one) => values.cause.code(one.cause ?? '')),
    year: Uint16Array.from(cases, (one) => yearNumber(one.judgedOn)),
    judgedOn: Uint32Array.from(cases, (one) => dateNumber(one.judgedOn)),
    ...citesOf(cases, values.cites),
    numbers: cases.map((one) => caseNumberKey(one.number ?? '')),
    parties: cases.map((one) => fold(one.parties.join('\n'))),
  }),
}

function citesOf(
  cases: readonly CaseRecord[],
  table: ValueTable,
): Pick<CaseColumns, 'cites' | 'citesStarts'> {
  const lists = cases.map((one) => [...new Set(one.cites)])
  const citesStarts = new Uint32Array(cases.length + 1)
  for (const [place, list] of lists.entries()) citesStarts[place + 1] = citesStarts[place]! + list.length
  return { cites: Uint32Array.from(lists.flat(), (value) => table.code(value)), citesStarts }
}
