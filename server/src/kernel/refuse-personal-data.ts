import { findPersonalData } from '@portal/protocol/kernel/personal-data.ts'
import { InputInvalid, type FieldRefusal } from './refusal.ts'

/**
 * Refuses texts that everybody is to read and that seem to hold personal data.
 *
 * @param names of whom they are about, where they are known
 * @throws InputInvalid at each field of such a text, with what it is
 */
export function refusePersonalData(
  texts: Readonly<Record<string, string>>,
  names: readonly string[] = [],
): void {
  const refused = Object.entries(texts).flatMap(([field, text]): FieldRefusal[] => {
    const pieces = findPersonalData(text, names).map(({ start, end }) => text.slice(start, end))
    if (pieces.length === 0) return []
    return [{ field, rule: 'personalData', values: { found: [...new Set(pieces)].join(', ') } }]
  })
  if (refused.length > 0) throw new InputInvalid(refused)
}
