import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { problemMessage } from './content-problem.ts'
import { asProblem } from './read-text.ts'

interface FoundFile {
  path: string
  /** A folder, or a path, that cannot be read. */
  problem?: string
}

/**
 * Every file at a path, which is a file or a folder, in the order of its names; hidden files and folders are left
 * out, links to folders are not followed.
 */
export async function* walkFiles(path: string): AsyncGenerator<FoundFile> {
  const found = await stat(path).catch(() => null)
  if (!found) yield { path, problem: 'does not exist' }
  else if (found.isDirectory()) yield* walkFolder(path)
  else yield { path }
}

async function* walkFolder(folder: string): AsyncGenerator<FoundFile> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) =>
    problemMessage(asProblem(error)),
  )
  if (typeof entries === 'string') {
    yield { path: folder, problem: entries }
    return
  }
  // By code unit, so that every machine walks in the same order.
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walkFolder(path)
    else if (entry.isFile() || (entry.isSymbolicLink() && (await isFile(path)))) yield { path }
  }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
