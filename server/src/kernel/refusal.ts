import type { CodeName } from '@portal/protocol/kernel/codes.ts'
import type { OwnMessage } from './words.ts'
import type { FieldProblem } from '@portal/protocol/kernel/envelope.ts'

/** A call is refused with a code of the catalogue; the binding puts it into the request's language. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: CodeName
  readonly data: unknown
  /** Words of their own, where the code has two meanings. */
  readonly words: OwnMessage | null
  /** What stands in the places of those words. */
  readonly places: Record<string, string | number>

  constructor(
    code: CodeName,
    data: unknown = null,
    words: OwnMessage | null = null,
    places: Record<string, string | number> = {},
  ) {
    super(code)
    this.code = code
    this.data = data
    this.words = words
    this.places = places
  }
}

/** The input is not valid: `fields` names each field and its message. */
export function invalidInput(fields: FieldProblem[]): Refusal {
  return new Refusal('invalid', { fields })
}

const megabyte = 1024 * 1024

/** A file has more bytes than it may have. */
export function fileTooLarge(mostBytes: number): Refusal {
  return new Refusal('tooLarge', null, 'uploadedSize', { megabytes: mostBytes / megabyte })
}
