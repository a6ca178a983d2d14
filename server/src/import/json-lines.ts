import { createReadStream } from 'node:fs'
import { ContentProblem, problemMessage } from './content-problem.ts'
import { asProblem, decodeUtf8, largestSource } from './read-text.ts'

type NumberedLine<Document> = { line: number } & ({ document: Document } | { problem: string })

const lineFeed = 0x0a

/** Lines that hold something, for progress. */
export async function countLines(path: string): Promise<number> {
  let count = 0
  try {
    for await (const { bytes } of readLines(path)) if (bytes === null || !isBlank(bytes)) count += 1
  } catch (error) {
    throw asProblem(error)
  }
  return count
}

/**
 * Every line's document, or what is wrong with that line; the lines are numbered from 1.
 *
 * @param check the document that a line's JSON holds; throws a ContentProblem when it is none
 */
export async function* readJsonLines<Document>(
  path: string,
  check: (value: unknown) => Document,
): AsyncGenerator<NumberedLine<Document>> {
  let last = 0
  try {
    for await (const { line, bytes } of readLines(path)) {
      last = line
      if (bytes === null || !isBlank(bytes)) yield readLine(line, bytes, check)
    }
  } catch (error) {
    yield { line: last + 1, problem: problemMessage(asProblem(error)) }
  }
}

function readLine<Document>(
  line: number,
  bytes: Buffer | null,
  check: (value: unknown) => Document,
): NumberedLine<Document> {
  try {
    if (bytes === null) throw new ContentProblem(`is longer than ${largestSource / 1024 / 1024} MB`)
    return { line, document: check(parse(decodeUtf8(bytes))) }
  } catch (error) {
    return { line, problem: problemMessage(error) }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ContentProblem(`is not JSON: ${(error as Error).message}`)
  }
}

/** The lines of a file, never more than one of them in memory; null stands for one that is too long. */
async function* readLines(path: string): AsyncGenerator<{ line: number; bytes: Buffer | null }> {
  let line = 1
  let pieces: Buffer[] = []
  let size = 0
  const take = (piece: Buffer) => {
    size += piece.length
    if (size <= largestSource) pieces.push(piece)
    else pieces = []
  }
  const finish = () => {
    const bytes = size <= largestSource ? Buffer.concat(pieces) : null
    pieces = []
    size = 0
    return { line: line++, bytes }
  }
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
      take(chunk.subarray(start, end))
      yield finish()
      start = end + 1
    }
    take(chunk.subarray(start))
  }
  if (size > 0) yield finish()
}

/** Nothing but spaces, a carriage return or a byte order mark. */
function isBlank(bytes: Buffer): boolean {
  if (bytes.length > 64) return false
  return bytes.toString('utf8').trim() === ''
}
