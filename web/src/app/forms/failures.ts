import { CallFailed } from '../ask.ts'

/** What is wrong, by the field's path in the call's input; `form` for what belongs to no field. */
export type Problems = Readonly<Record<string, string>>

/** The fields that codes of the catalogue speak of. */
const fieldOfCode: Readonly<Record<string, string>> = {
  '792104': 'phone',
  '792105': 'email',
  '792106': 'captcha',
  '792107': 'code',
  '792108': 'captcha',
  '793001': 'username',
  '793002': 'phone',
  '793003': 'email',
}

/** The field that a refusal speaks of, where its code names one. */
function fieldOf({ code }: CallFailed): string | undefined {
  return code === null ? undefined : fieldOfCode[code]
}

/**
 * Where a refusal belongs: below the fields, or above the form.
 *
 * @param fields those the form has
 * @param rename fields of the call that have another name in the form
 */
export function problemsOf(
  error: unknown,
  offline: string,
  fields: readonly string[],
  rename: Readonly<Record<string, string>> = {},
): Problems {
  if (!(error instanceof CallFailed) || error.code === null) return { form: offline }
  const code = fieldOf(error)
  const told = error.code === '793000' ? error.fields : [{ field: code ?? 'form', message: error.message }]
  const placed = told.map(({ field, message }) => {
    const name = rename[field] ?? field
    return [fields.includes(name) ? name : 'form', message] as const
  })
  return placed.length > 0 ? Object.fromEntries(placed) : { form: error.message }
}
