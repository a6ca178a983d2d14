import type { CodeName } from '@portal/protocol/kernel/codes.ts'
import type { OwnMessage } from './words.ts'
import type { FieldRule } from '@portal/protocol/kernel/rules.ts'

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

/** Refused for now: the same may be asked again after so many seconds. */
export class TooSoon extends Refusal {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('tooManyRequests', { retryAfter })
    this.retryAfter = retryAfter
  }
}

/** Turns the violation of a unique constraint into the code given for its name; anything else stays what it is. */
export function refuseBroken(codes: Readonly<Record<string, CodeName>>): (error: unknown) => never {
  return (error) => {
    const { constraint } = error as { constraint?: unknown }
    const code = typeof constraint === 'string' ? codes[constraint] : undefined
    throw code ? new Refusal(code) : error
  }
}

/** What is wrong with a field of the input: a rule, and what stands in the places of its words. */
export interface FieldRefusal {
  /** Its path in the input, dots between the steps. */
  field: string
  rule: FieldRule
  values?: Record<string, string | number>
}

/** The input is not valid; where it is answered, words are put to what is wrong. */
export class InputInvalid extends Error {
  override name = 'InputInvalid'
  readonly fields: readonly FieldRefusal[]

  constructor(fields: readonly FieldRefusal[]) {
    super('input not valid')
    this.fields = fields
  }
}

/** @throws InputInvalid for one field */
export function refuseField(field: string, rule: FieldRule, values: FieldRefusal['values'] = {}): never {
  throw new InputInvalid([{ field, rule, values }])
}

const megabyte = 1024 * 1024

/** A file has more bytes than it may have. */
export function fileTooLarge(mostBytes: number): Refusal {
  return new Refusal('tooLarge', null, 'uploadedSize', { megabytes: mostBytes / megabyte })
}
