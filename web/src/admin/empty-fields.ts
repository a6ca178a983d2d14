import type { Problems } from '../app/forms/failures.ts'

/** Those of the texts that say nothing, each with what is said of that. */
export function emptyFields<Values extends object>(
  values: Values,
  names: readonly (keyof Values & string)[],
  words: string,
): Problems {
  const isEmpty = (name: keyof Values) => String(values[name]).trim() === ''
  return Object.fromEntries(names.filter(isEmpty).map((name) => [name, words]))
}
