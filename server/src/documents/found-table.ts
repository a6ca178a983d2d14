import type { Language } from '@portal/protocol/kernel/languages.ts'
import { mostTableRows, tableTypes, type TableFormat } from '@portal/protocol/kernel/file.ts'
import { largestPageSize } from '@portal/protocol/kernel/list.ts'
import type { PageInfo } from '@portal/protocol/kernel/paging.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { fill } from '../kernel/words.ts'
import { fileName } from './file-name.ts'
import { documentWords } from './words.ts'
import { writeTable } from './write-table.ts'

/** A column of a table: its head, its width, and what it says of a row. */
export type Column<Row> = readonly [head: string, width: number, of: (row: Row) => string | null]

/** All that a search finds, page by page, up to as many rows as a table has. */
export async function allFound<Row>(
  pageOf: (page: number) => Promise<{ content: readonly Row[]; page: PageInfo }>,
): Promise<{ rows: Row[]; total: number }> {
  const rows: Row[] = []
  for (let number = 1; ; number++) {
    const { content, page } = await pageOf(number)
    rows.push(...content)
    const isLast = content.length < largestPageSize || rows.length >= mostTableRows
    if (isLast) return { rows: rows.slice(0, mostTableRows), total: page.totalElements }
  }
}

interface Found<Row> {
  format: TableFormat
  language: Language
  /** Names the table, its sheet and its file. */
  name: string
  /** Where the same is seen on the portal. */
  address: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  total: number
}

/** What was found as a file, in the reader's language. */
export async function foundTable<Row>({ format, language, name, columns, ...found }: Found<Row>) {
  const date = zoneToday()
  const { rows, total, address } = found
  const about = fill(documentWords(language).table.about, { name, date, total, rows: rows.length, address })
  const content = await writeTable(format, {
    name,
    about,
    columns: columns.map(([head, width]) => ({ head, width })),
    rows: rows.map((row) => columns.map(([, , of]) => of(row))),
  })
  return { name: fileName(format, name, date), content, mediaType: tableTypes[format] }
}

/** Fragments of a text as one line. */
export function inLine(fragments: readonly { text: string }[] | undefined): string | null {
  return (
    fragments
      ?.map(({ text }) => text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim() ?? null
  )
}
