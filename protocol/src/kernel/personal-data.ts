/** What of a text may point at a person. */
export const personalKinds = ['PHONE', 'EMAIL', 'IDENTITY_NUMBER'] as const

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
const shapes: Record<PersonalKind, RegExp> = {
  EMAIL: /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu,
  IDENTITY_NUMBER: /(?<![A-Za-z\d])(?:\d{17}[\dXx]|\d{12}|[A-Za-z]{1,2}\d{7,8})(?![A-Za-z\d])/g,
  PHONE: /(?<!\d)(?:1[3-9]\d(?:[ -]?\d{4}){2}|(?:\+|00)\d{1,3}(?:[ ()-]{0,2}\d){7,12})(?!\d)/g,
}

/** Every place that looks like personal data, in the text's order; none lies within another. */
export function findPersonalData(text: string): PersonalPlace[] {
  const places: PersonalPlace[] = []
  for (const kind of ['EMAIL', 'IDENTITY_NUMBER', 'PHONE'] as const) {
    for (const found of text.matchAll(shapes[kind])) {
      const place = { kind, start: found.index, end: found.index + found[0].length }
      if (!places.some(({ start, end }) => place.start < end && start < place.end)) places.push(place)
    }
  }
  return places.toSorted((one, other) => one.start - other.start)
}
