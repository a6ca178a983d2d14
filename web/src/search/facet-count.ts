/** A value that results can be narrowed to, and how many of them have it. */
export interface FacetCount {
  value: string
  label: string
  count: number
}
