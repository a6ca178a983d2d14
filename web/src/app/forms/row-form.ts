import type { Fields } from './form-call.ts'
import { pathOf, type Row } from './row-paths.ts'
import type { TextProps } from './use-form.ts'
import type { Values } from './use-values.ts'

/**
 * A row of a list as a form of its own, for the fields in it.
 *
 * @param rows the list's, as they are typed
 * @param fields what the call takes of a row
 * @param change takes the rows over, and the path whose problem goes
 */
export function rowForm<One extends Row>(
  { problems }: Pick<Values<object>, 'problems'>,
  list: string,
  rows: readonly One[],
  at: number,
  fields: Fields,
  change: (rows: One[], path: string) => void,
) {
  return {
    fields,
    text: (name: keyof One & string): TextProps => {
      const path = pathOf(list, at, name)
      return {
        name: path,
        value: rows[at]?.[name] ?? '',
        error: problems[path],
        'aria-required': fields[name]?.isRequired,
        onChange: ({ currentTarget: { value } }) =>
          change(
            rows.map((row, place) => (place === at ? { ...row, [name]: value } : row)),
            path,
          ),
      }
    },
  }
}
