import { checkDocument } from '../../import/check-document.ts'
import { lawDocument, type LawDocument } from '../document.ts'

/** The law, if it is one that can be stored; else a ContentProblem that names the fields. */
export function checkLaw(value: unknown): LawDocument {
  return checkDocument(lawDocument, value)
}
