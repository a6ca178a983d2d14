/** What the id of a row looks like: a UUID (RFC 9562), as the database writes it. */
export const rowIdPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const whole = new RegExp(`^${rowIdPattern}$`, 'i')

/** Whether a text may be the id of a row. */
export function isRowId(text: string): boolean {
  return whole.test(text)
}
