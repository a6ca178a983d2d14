import { z } from 'zod'
import { CommandRefused } from '../command-refused.ts'

/**
 * A backup is gzipped JSON Lines: the header; for each table a line `{"table": name}` and then a line for each row,
 * an array of its columns' values as PostgreSQL prints them (null for none); for each stored file a line with its
 * content in Base64; the end with the counts of all rows and contents.
 */
export const format = 'portal-backup'
export const version = 2

const header = z.object({
  format: z.literal(format),
  version: z.literal(version),
  /** When it was made. */
  at: z.iso.datetime(),
  /** Names of the migrations the database had. */
  migrations: z.array(z.string()),
  /** The columns of each table, in the order of the rows' values. */
  tables: z.record(z.string(), z.array(z.string())),
})

export type BackupHeader = z.output<typeof header>

const marker = z.union([
  z.object({ table: z.string() }),
  z.object({ file: z.uuid(), mediaType: z.string(), content: z.string() }),
  z.object({ rows: z.int(), files: z.int() }),
])

export type BackupMarker = z.output<typeof marker>

export class DamagedBackup extends CommandRefused {
  override name = 'DamagedBackup'
  constructor(problem: string) {
    super(`This is no whole backup of a portal: ${problem}. Nothing was changed.`)
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, line: string | undefined, problem: string) {
  try {
    return schema.parse(JSON.parse(line ?? ''))
  } catch {
    throw new DamagedBackup(problem)
  }
}

export function parseHeader(line: string | undefined): BackupHeader {
  return parse(header, line, 'its first line is not the header')
}

export function parseMarker(line: string): BackupMarker {
  return parse(marker, line, 'a line is not what stands there in a backup')
}

const lineFeed = 0x0a

/** The lines of a stream of UTF-8. (`node:readline` also breaks lines at U+2028, which texts may hold.) */
export async function* lines(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pieces: Buffer[] = []
  for await (const chunk of stream) {
    let start = 0
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
      pieces.push(chunk.subarray(start, end))
      yield Buffer.concat(pieces).toString('utf8')
      pieces = []
      start = end + 1
    }
    if (start < chunk.length) pieces.push(chunk.subarray(start))
  }
  if (pieces.length > 0) yield Buffer.concat(pieces).toString('utf8')
}
