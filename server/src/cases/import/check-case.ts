import { checkDocument } from '../../import/check-document.ts'
import { caseDocument, type CaseDocument } from '../document.ts'

/** The case, if it is one that can be stored; else a ContentProblem that names the fields. */
export function checkCase(value: unknown): CaseDocument {
  return checkDocument(caseDocument, value)
}
