import { effectLevels } from '@portal/protocol/laws/constants.ts'
import { z } from 'zod'
import { ContentProblem } from '../../import/content-problem.ts'
import type { FolderLevels } from './markdown/level.ts'

const folderLevels = z.record(z.string().min(1), z.enum(effectLevels))

/**
 * The levels that whoever imports gives folders, from the text of a JSON file: {"地方性法规": "LOCAL_REGULATION"}.
 *
 * @throws ContentProblem where it is none
 */
export function readFolderLevels(text: string): FolderLevels {
  const read = folderLevels.safeParse(parsed(text))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new ContentProblem(`${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'is wrong'}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ContentProblem('is not JSON')
  }
}
