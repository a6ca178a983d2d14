/** What of a text may point at a person. */
export const personalKinds = ['PHONE', 'EMAIL', 'IDENTITY_NUMBER', 'NAME'] as const

export type PersonalKind = (typeof personalKinds)[number]

/** A place in a text, in UTF-16 units. */
export interface PersonalPlace {
  kind: PersonalKind
  start: number
  end: number
}

/**
 * The longest first, as a phone's shape may lie within another number. Identity numbers: of residents of China (18
 * characters), of citizens of Kazakhstan (12 digits), passports (one or two letters and seven or eight digits). Phones:
 * mobile numbers of China, and whatever is written with an international code.
 */
const shapes: Record<Exclude<PersonalKind, 'NAME'>, RegExp> = {
  EMAIL: /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu,
  IDENTITY_NUMBER: /(?<![A-Za-z\d])(?:\d{17}[\dXx]|\d{12}|[A-Za-z]{1,2}\d{7,8})(?![A-Za-z\d])/g,
  PHONE: /(?<!\d)(?:1[3-9]\d(?:[ -]?\d{4}){2}|(?:\+|00)\d{1,3}(?:[ ()-]{0,2}\d){7,12})(?!\d)/g,
}

/** Every place where a text has one of these names. */
function findNames(text: string, names: readonly string[]): PersonalPlace[] {
  return names
    .filter((name) => name !== '')
    .flatMap((name) =>
      [...text.matchAll(new RegExp(name.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'), 'gi'))].map(
        ({ index: start, 0: { length } }) => ({
          kind: 'NAME' as const,
          start,
          end: start + length,
        }),
      ),
    )
}

/**
 * Every place that looks like personal data, in the text's order; none lies within another.
 *
 * @param names of whom the text is about, where they are known
 */
export function findPersonalData(text: string, names: readonly string[] = []): PersonalPlace[] {
  const places = findNames(text, names)
  for (const kind of ['EMAIL', 'IDENTITY_NUMBER', 'PHONE'] as const) {
    for (const found of text.matchAll(shapes[kind])) {
      const place = { kind, start: found.index, end: found.index + found[0].length }
      if (!places.some(({ start, end }) => place.start < end && start < place.end)) places.push(place)
    }
  }
  return places.toSorted((one, other) => one.start - other.start)
}
