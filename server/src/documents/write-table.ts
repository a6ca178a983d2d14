import type { TableFormat } from '@portal/protocol/kernel/file.ts'
import { writeCsv } from './write-csv.ts'

/** A list to be worked on elsewhere: every cell is a text, which no spreadsheet runs. */
interface Table {
  /** Of its sheet. */
  name: string
  /** What it is, where it comes from, and of which day: its first line. */
  about: string
  /** Their heads, and about how many characters each is wide. */
  columns: readonly { head: string; width: number }[]
  rows: readonly (readonly (string | null)[])[]
}

/** Characters that a cell of a spreadsheet may have. */
const longestCell = 32_767
/** Characters that the name of a sheet may have; some it may not. */
const longestName = 31

/** A text as XML may have it, no longer than a cell. */
function plain(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- these are no characters of XML
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .slice(0, longestCell)
      .toWellFormed()
  )
}

async function writeXlsx({ name, about, columns, rows }: Table): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const text = (value: string | null) => ({ type: String, value: plain(value ?? '') })
  const written = writeXlsxFile(
    [
      [{ ...text(about), textColor: '#555555' }],
      columns.map(({ head }) => ({ ...text(head), fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(text)),
    ],
    {
      sheet: name.replace(/[[\]:*?/\\]/g, ' ').slice(0, longestName),
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 2,
    },
  )
  return new Uint8Array(await written.toBuffer())
}

/** Writes a table, under a line that says what it is. */
export async function writeTable(format: TableFormat, table: Table): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'xlsx') return writeXlsx(table)
  const { about, columns, rows } = table
  const first = columns.map((_, place) => (place === 0 ? about : null))
  return new TextEncoder().encode(writeCsv([first, columns.map(({ head }) => head), ...rows]))
}
