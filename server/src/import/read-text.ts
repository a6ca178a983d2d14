import { open, readFile, stat } from 'node:fs/promises'
import { ContentProblem } from './content-problem.ts'

/** Largest file, or line of a JSON Lines file, that is read, in bytes. */
export const largestSource = 50 * 1024 * 1024

/** UTF-8 without a byte order mark; bytes that are not UTF-8 are a problem, not a question mark. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ContentProblem('is not UTF-8 text')
  }
}

/** The whole text of a file of at most 50 MB. */
export async function readText(path: string): Promise<string> {
  try {
    const { size } = await stat(path)
    if (size > largestSource) throw new ContentProblem(`is larger than ${largestSource / 1024 / 1024} MB`)
    const text = decodeUtf8(await readFile(path))
    if (text.trim() === '') throw new ContentProblem('is empty')
    return text
  } catch (error) {
    throw asProblem(error)
  }
}

/** The first bytes of a file, as text; a character cut in two at the end is left out. */
export async function readTextStart(path: string, length: number): Promise<string> {
  try {
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
      return new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead), { stream: true })
    } finally {
      await file.close()
    }
  } catch (error) {
    throw error instanceof TypeError ? new ContentProblem('is not UTF-8 text') : asProblem(error)
  }
}

/** A file that the system does not let us read is a problem of that file; the rest goes on. */
export function asProblem(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  return new ContentProblem(`cannot be read (${String(error.code)})`)
}
