/** What a model says are no vectors, or not those that were asked for; the reason repeats nothing of what it was sent. */
export class WrongVectors extends Error {
  override name = 'WrongVectors'
}

/** The largest number of a direction. */
const largest = 127

/** Dimensions that a model may have. */
const most = 8192

/**
 * Where a vector points, in whole numbers of a byte: nothing more of it is needed to compare it, and it takes a quarter of
 * the memory.
 *
 * @throws WrongVectors where it points nowhere: numbers that are none, nothing but zeros, too many
 */
export function directionOf(vector: readonly number[]): Int8Array {
  let peak = 0
  for (const value of vector) peak = Math.max(peak, Math.abs(value))
  if (!(peak > 0 && Number.isFinite(peak)) || vector.length > most)
    throw new WrongVectors('A vector points nowhere.')
  return Int8Array.from(vector, (value) => Math.round((value / peak) * largest))
}

/** Bytes of the database as a direction, in memory of its own: whoever sends it to a thread sends all of its memory. */
export function readDirection({ buffer, byteOffset, byteLength }: Uint8Array): Int8Array {
  return new Int8Array(buffer, byteOffset, byteLength).slice()
}

/** Directions as bytes of the database, one behind another. */
export function toBytes(directions: readonly Int8Array[]): Buffer {
  return Buffer.concat(
    directions.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  )
}

/** Sum of the products of a direction and what stands at a place of many. */
export function productAt(vectors: Int8Array, from: number, direction: Int8Array): number {
  let one = 0
  let two = 0
  let three = 0
  let four = 0
  const { length } = direction
  let at = 0
  // Four sums at once: each by itself would wait for the product before.
  for (; at + 3 < length; at += 4) {
    one = (one + Math.imul(vectors[from + at]!, direction[at]!)) | 0
    two = (two + Math.imul(vectors[from + at + 1]!, direction[at + 1]!)) | 0
    three = (three + Math.imul(vectors[from + at + 2]!, direction[at + 2]!)) | 0
    four = (four + Math.imul(vectors[from + at + 3]!, direction[at + 3]!)) | 0
  }
  for (; at < length; at++) one = (one + Math.imul(vectors[from + at]!, direction[at]!)) | 0
  return one + two + three + four
}

/** Its length, in the sense of geometry. */
export function normOf(direction: Int8Array): number {
  return Math.sqrt(productAt(direction, 0, direction))
}
