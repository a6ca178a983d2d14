import { codePlaces } from '@portal/protocol/kernel/dictionary-code.ts'
import { importColumns, mostImportRows, type ImportColumn } from '@portal/protocol/providers/constants.ts'
import { institutionBody } from '@portal/protocol/providers/schemas.ts'
import { checkCodes, type Dictionaries } from '../kernel/http/check-codes.ts'
import { fieldRefusals } from '../kernel/http/field-refusals.ts'
import { InputInvalid, refuseField, type FieldRefusal } from '../kernel/refusal.ts'
import type { InstitutionGiven } from './institution-columns.ts'
import type { CsvRow } from './read-csv.ts'

/** What is wrong in a line, and in which of its columns. */
export interface Problem {
  line: number
  column: string | null
  rule: FieldRefusal['rule']
  values?: FieldRefusal['values']
}

type Cells = Partial<Record<ImportColumn, string>>

/**
 * The columns that a file's first line names.
 *
 * @throws InputInvalid where one is missing, named twice, or none of the template's
 */
export function columnsOf(first: CsvRow | undefined): ImportColumn[] {
  if (!first) refuseField('file', 'csvEmpty')
  const named = first.cells.map((cell) => cell.toLowerCase())
  const columns = named.map((name, at) => {
    const column = importColumns.find((one) => one.name === name)?.name
    if (column === undefined || named.indexOf(name) < at) refuseField('file', 'csvTwice', { column: name })
    return column
  })
  const missing = importColumns.find(({ name, isRequired }) => isRequired && !columns.includes(name))
  if (missing) refuseField('file', 'csvColumn', { column: missing.name })
  return columns
}

/** @throws InputInvalid where there are no rows, or more than are taken at once */
export function checkHowMany(rows: readonly CsvRow[]): void {
  if (rows.length === 0) refuseField('file', 'csvEmpty')
  if (rows.length > mostImportRows) refuseField('file', 'csvRows', { maximum: mostImportRows })
}

/** Spreadsheets run what begins so; of a phone number alone the plus sign is a part. */
function isFormula(column: ImportColumn, cell: string): boolean {
  return /^[=+\-@]/.test(cell) && !(column === 'phone' && /^\+[\d\s()-]+$/.test(cell))
}

/** A cell's codes, whatever stands between them. */
const codesIn = (cell = '') =>
  cell
    .toUpperCase()
    .split(/[\s,;，；、]+/)
    .filter(Boolean)

const required = new Set<ImportColumn>(
  importColumns.filter(({ isRequired }) => isRequired).map(({ name }) => name),
)

/** What a row says, in the shape of the form; what it must say and does not is left out. */
function givenOf(cells: Cells): unknown {
  const said = (column: ImportColumn) => cells[column] || (required.has(column) ? undefined : null)
  const texts = (what: 'name' | 'address' | 'brief') => ({
    zh: said(`${what}_zh`),
    en: said(`${what}_en`),
    ru: said(`${what}_ru`),
  })
  return {
    kind: said('kind')?.toUpperCase(),
    country: said('country')?.toUpperCase(),
    area: said('area')?.toUpperCase() ?? null,
    name: texts('name'),
    address: texts('address'),
    brief: texts('brief'),
    phone: said('phone'),
    email: said('email'),
    website: said('website'),
    specialties: codesIn(cells.specialties),
    languages: codesIn(cells.languages),
    isShown: true,
  }
}

/** `name.zh` is the column `name_zh`, `specialties.0` is `specialties`. */
function columnOf(field: string): string | null {
  const [name, part] = field.split('.')
  const column = [`${name}_${part}`, name].find((one) => importColumns.some((known) => known.name === one))
  return column ?? null
}

const places = codePlaces(institutionBody).map((place) => ({ part: 'body' as const, place }))

/** Dictionaries that are asked once for all rows. */
function remembered(dictionaries: Dictionaries): Dictionaries {
  const known = new Map<string, Promise<ReadonlySet<string>>>()
  return {
    codesOf(dictionary) {
      const codes = known.get(dictionary) ?? dictionaries.codesOf(dictionary)
      known.set(dictionary, codes)
      return codes
    },
  }
}

/** The fields whose code no dictionary offers, whatever else is wrong. */
async function codesWrong(dictionaries: Dictionaries, body: unknown): Promise<readonly FieldRefusal[]> {
  try {
    await checkCodes(dictionaries, places, { params: {}, query: {}, body })
    return []
  } catch (error) {
    if (error instanceof InputInvalid) return error.fields
    throw error
  }
}

/** A file's rows as their form would send them, each with its line, and what is wrong in the others. */
export async function judgeRows(
  dictionaries: Dictionaries,
  columns: readonly ImportColumn[],
  rows: readonly CsvRow[],
): Promise<{ good: { line: number; given: InstitutionGiven }[]; problems: Problem[] }> {
  const offered = remembered(dictionaries)
  const good: { line: number; given: InstitutionGiven }[] = []
  const problems: Problem[] = []
  const lines = new Map<string, number>()

  async function judge({ line, cells }: CsvRow): Promise<Problem[]> {
    if (cells.length !== columns.length)
      return [{ line, column: null, rule: 'csvCells', values: { count: columns.length } }]
    const formulas = columns.filter((column, at) => isFormula(column, cells[at]!))
    if (formulas.length > 0) return formulas.map((column) => ({ line, column, rule: 'csvFormula' as const }))
    const given = givenOf(Object.fromEntries(columns.map((column, at) => [column, cells[at]])))
    const parsed = institutionBody.safeParse(given, { reportInput: true })
    const misshapen = parsed.success ? [] : fieldRefusals(parsed.error.issues)
    const said = new Set(misshapen.map(({ field }) => field))
    const notOffered = await codesWrong(offered, given)
    const wrong = [...misshapen, ...notOffered.filter(({ field }) => !said.has(field))]
    if (wrong.length > 0 || !parsed.success)
      return wrong.map(({ field, rule, values }) => ({
        line,
        column: columnOf(field),
        rule,
        ...(values && { values }),
      }))
    const { kind, country, name } = parsed.data
    const key = JSON.stringify([kind, country, name.zh.toLowerCase()])
    const same = lines.get(key)
    if (same !== undefined) return [{ line, column: 'name_zh', rule: 'sameAsLine', values: { line: same } }]
    lines.set(key, line)
    good.push({ line, given: parsed.data })
    return []
  }

  for (const row of rows) problems.push(...(await judge(row)))
  return { good, problems }
}
