/** A Uint32Array that takes more at its end. */
export class GrowingArray {
  values: Uint32Array
  length = 0

  constructor(capacity = 1024) {
    this.values = new Uint32Array(capacity)
  }

  push(value: number): void {
    if (this.length === this.values.length) this.values = grown(this.values, this.length + 1)
    this.values[this.length++] = value
  }

  /** A copy of exactly what was pushed. */
  toArray(): Uint32Array {
    return this.values.slice(0, this.length)
  }
}

/** The array itself when it holds `needed` places, else a copy of at least twice the size, zeros behind. */
export function grown<A extends Uint16Array | Uint32Array>(array: A, needed: number): A {
  if (needed <= array.length) return array
  const capacity = Math.max(needed, array.length * 2)
  const larger = array instanceof Uint16Array ? new Uint16Array(capacity) : new Uint32Array(capacity)
  larger.set(array)
  return larger as A
}
