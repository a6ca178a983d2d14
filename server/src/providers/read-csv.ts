import { Readable } from 'node:stream'
import type { FieldRule } from '@portal/protocol/kernel/rules.ts'
import { refuseField } from '../kernel/refusal.ts'

/** A row of a file, and the line it begins on. */
export interface CsvRow {
  line: number
  cells: string[]
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

/** A line that breaks the form of the file. */
export interface CsvBroken {
  line: number
  rule: FieldRule
}

const decoders = ['utf-8', 'gb18030'] as const

/**
 * The text of a file in UTF-8, or in the encoding that spreadsheets write in China (GB 18030). Letters of other
 * encodings break the rules of both.
 *
 * @throws InputInvalid for anything else
 */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes.includes(0))
    refuseField('file', bytes[0] === 0xff || bytes[0] === 0xfe ? 'csvEncoding' : 'notCsv')
  for (const encoding of decoders) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Of another encoding.
    }
  }
  refuseField('file', 'csvEncoding')
}

/** What separates the cells: spreadsheets of some countries write semicolons. */
function delimiterOf(text: string): string {
  const end = text.search(/[\r\n]/)
  const first = end < 0 ? text : text.slice(0, end)
  const parts = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (parts(sign) > parts(best) ? sign : best))
}

/** Characters that a parser is handed at once: between two portions others have their turn. */
const portion = 64 * 1024

function* portions(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += portion) yield text.slice(at, at + portion)
}

const linesIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)

/**
 * The rows of a file, empty lines left out, and where its form is broken first.
 *
 * @param most rows; one more is read, by which it is known that there are more
 */
export async function readCsv(
  text: string,
  most: number,
): Promise<{ rows: CsvRow[]; broken: CsvBroken | null }> {
  const rows: CsvRow[] = []
  let broken: CsvBroken | null = null
  const { parse } = await import('csv-parse')
  const parser = parse({
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: portion,
    skip_records_with_error: true,
    on_skip: (error) => {
      const line: unknown = error?.['lines']
      broken ??= { line: typeof line === 'number' ? line : rows.length + 1, rule: 'csvQuotes' }
    },
  })
  const source = Readable.from(portions(text))
  source.pipe(parser)
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      rows.push({ line: info.lines - linesIn(record), cells: record.map((cell) => cell.trim()) })
      if (rows.length > most) break
    }
    return { rows, broken }
  } finally {
    source.destroy()
    parser.destroy()
  }
}
