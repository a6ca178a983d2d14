import type { CodeName } from '@portal/protocol/kernel/codes.ts'
import type { FieldProblem } from '@portal/protocol/kernel/envelope.ts'

/** A call is refused with a code of the catalogue; the binding puts it into the request's language. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: CodeName
  readonly data: unknown

  constructor(code: CodeName, data: unknown = null) {
    super(code)
    this.code = code
    this.data = data
  }
}

/** The input is not valid: `fields` names each field and its message. */
export function invalidInput(fields: FieldProblem[]): Refusal {
  return new Refusal('invalid', { fields })
}
