import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { institutionCalls } from '@portal/protocol/providers/admin-calls.ts'
import { mostImportProblems, mostImportRows } from '@portal/protocol/providers/constants.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving, type Mover } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import { fieldMessage } from '../../kernel/words.ts'
import { providerSearch } from '../../profiles/door.ts'
import { checkHowMany, columnsOf, judgeRows, type Problem } from '../import-rows.ts'
import { institutionColumns, refuseSameName, type InstitutionGiven } from '../institution-columns.ts'
import { decodeCsv, readCsv } from '../read-csv.ts'

interface Read {
  line: number
  given: InstitutionGiven
}

/** Rows of one statement. */
const rowsAtOnce = 500

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce)
}

/** The rows whose body is there already, as problems of their lines. */
async function alreadyThere(db: Database, rows: readonly Read[]): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const batch of batches(rows)) {
    const of = (value: (given: InstitutionGiven) => string) => batch.map(({ given }) => value(given))
    const found = await db
      .selectFrom(
        sql<{ place: number; kind: string; country: string; name: string }>`
          unnest(${of(({ kind }) => kind)}::text[], ${of(({ country }) => country)}::text[],
            ${of(({ name }) => name.zh)}::text[]) with ordinality`.as<'given'>(
          sql`given(kind, country, name, place)`,
        ),
      )
      .innerJoin('institution', (on) =>
        on
          .onRef('institution.kind', '=', sql.ref('given.kind'))
          .onRef('institution.country', '=', 'given.country')
          .on(sql<boolean>`lower(institution.name_zh) = lower(given.name)`),
      )
      .select(sql<number>`given.place::int`.as('place'))
      .execute()
    for (const { place } of found)
      problems.push({ line: batch[place - 1]!.line, column: 'name_zh', rule: 'alreadyThere' })
  }
  return problems
}

async function addAll(mover: Mover, rows: readonly Read[]): Promise<void> {
  for (const batch of batches(rows)) {
    const added = await mover.transaction
      .insertInto('institution')
      .values(batch.map(({ given }) => institutionColumns(given)))
      .returning('id')
      .execute()
      .catch(refuseSameName('file'))
    for (const { id } of added) mover.changed(providerSearch, id)
  }
}

/**
 * Adds the bodies of a file: all of them, or none where a row is bad.
 *
 * @throws InputInvalid where the file cannot be read, lacks a column, or has too many rows
 */
export async function importInstitutions(
  services: Services,
  { body: { file } }: GivenOf<typeof institutionCalls.importInstitutions>,
  { language }: Caller,
): Promise<AnswerOf<typeof institutionCalls.importInstitutions>> {
  const text = decodeCsv(new Uint8Array(await file.arrayBuffer()))
  const { rows, broken } = await readCsv(text, mostImportRows + 1)
  const [first, ...others] = rows
  const columns = columnsOf(first)
  if (!broken) checkHowMany(others)
  const { good, problems } = await judgeRows(services.dictionaries, columns, others)
  if (broken) problems.push({ ...broken, column: null })
  problems.push(...(await alreadyThere(services.db, good)))
  if (problems.length === 0) await moving(services, (mover) => addAll(mover, good))
  return {
    added: problems.length === 0 ? good.length : 0,
    problems: problems
      .toSorted((one, other) => one.line - other.line)
      .slice(0, mostImportProblems)
      .map(({ line, column, rule, values }) => ({
        line,
        column,
        reason: fieldMessage(rule, language, values),
      })),
    problemCount: problems.length,
  }
}
