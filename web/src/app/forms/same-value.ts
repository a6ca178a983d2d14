/** Of a file, as forms hold it, which it is; its address is signed anew with each answer. */
const compared = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value && 'mediaType' in value ? value.id : value

/** Whether two values of a field are the same. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one, compared) === JSON.stringify(other, compared)
}
