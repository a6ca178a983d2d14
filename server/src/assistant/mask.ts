import { findPersonalData } from '@portal/protocol/kernel/personal-data.ts'

/** What stands in the place of an identity number, a phone or an e-mail address. */
const masked = '***'

/** A text without what may point at a person. */
export function maskPersonal(text: string): string {
  let rest = text
  for (const { start, end } of findPersonalData(text).toReversed()) {
    rest = rest.slice(0, start) + masked + rest.slice(end)
  }
  return rest
}
