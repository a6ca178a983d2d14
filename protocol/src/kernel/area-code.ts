/** What an area's code looks like: in China GB/T 2260, elsewhere ISO 3166-2. */
export const areaShape = /^([0-9]{6}|[A-Z]{2}-[A-Z0-9]{1,3})$/

/** The country of an area (ISO 3166). */
export function countryOfArea(code: string): string {
  return code.includes('-') ? code.slice(0, 2) : 'CN'
}
