import { openCompoundFile, type CompoundFile } from './compound-file.ts'
import { Harmful } from './harmful.ts'
import { isActiveExcel } from './old-excel.ts'
import { isActiveWord } from './old-word.ts'

/** What may stand beside the text: data that a document is bound to, pivot tables' data, signatures. */
const plainStorages: ReadonlySet<string> = new Set([
  'MsoDataStore',
  '_SX_DB_CUR',
  '_xmlsignatures',
  '_signatures',
])
/** Objects of other programs, which Word leaves behind when they are gone. */
const objects = 'ObjectPool'
/** Controls of a table. */
const controls = 'Ctls'

/** Whether anything stands in it that is not known to be plain: macros, files of other programs, controls. */
function bringsOthers({ streams, storages }: CompoundFile): boolean {
  if (streams.has(controls)) return true
  return [...storages].some(
    ([name, { isEmpty }]) => !plainStorages.has(name) && !(name === objects && isEmpty),
  )
}

/**
 * Whether a document in the form of before 2007 does something by itself when it is opened, or brings other files along
 * (MS-DOC, MS-XLS). What cannot be read to tell, as what has a password, is taken for such.
 */
export function isActiveOldOffice(content: Buffer): boolean {
  try {
    const file = openCompoundFile(content)
    if (bringsOthers(file)) return true
    if (file.streams.has('WordDocument') && isActiveWord(file)) return true
    return ['Workbook', 'Book'].some((name) => file.streams.has(name) && isActiveExcel(file, name))
  } catch (error) {
    if (error instanceof RangeError || error instanceof Harmful) return true
    throw error
  }
}
