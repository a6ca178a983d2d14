import { isSameValue } from './same-value.ts'

/** A field that somebody else has written otherwise meanwhile, and whose of the two stands until one chooses. */
export interface Difference<Name extends string = string> {
  name: Name
  side: Side
}

export type Side = 'mine' | 'theirs'

/**
 * The fields in which what somebody else saved differs from what is typed.
 *
 * @param begun what both began with: what they left as it was is no difference, and what is not typed here is theirs;
 *   null where that is not known
 */
export function differencesOf<V extends object>(
  begun: V | null,
  mine: V,
  theirs: V,
): Difference<keyof V & string>[] {
  return (Object.keys(mine) as (keyof V & string)[])
    .filter(
      (name) => !isSameValue(mine[name], theirs[name]) && !(begun && isSameValue(begun[name], theirs[name])),
    )
    .map((name) => ({ name, side: begun && isSameValue(begun[name], mine[name]) ? 'theirs' : 'mine' }))
}
