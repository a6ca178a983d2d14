const slotBits = 21

/** Where the count of a character pair is kept; pairs may share a place, which only makes both look less rare. */
export function bigramSlot(first: number, second: number): number {
  return (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> (32 - slotBits)
}

/** How many slots pairs have. */
export const pairSlots = 1 << slotBits

/** How many slots characters have: each its own. */
export const characterSlots = 1 << 16

/** The slots that have a count, and their counts beside them. */
export interface SlotCountArrays {
  slots: Uint32Array
  counts: Uint32Array
}

/**
 * Counts by slots, of characters or their pairs. A small collection has some thousand: they stand in a table, by linear
 * probing, until an array of all slots takes no more.
 */
export class SlotCounts {
  readonly #slots: number
  /** Slots + 1, at most half of the places; 0 where there is none. */
  #keys = new Uint32Array(1024)
  #counts = new Uint32Array(1024)
  #used = 0
  #all: Uint32Array | null = null

  /** @param slots how many there are, a power of two */
  constructor(slots: number, arrays?: SlotCountArrays) {
    this.#slots = slots
    if (!arrays) return
    for (const [at, slot] of arrays.slots.entries()) this.add(slot, arrays.counts[at]!)
  }

  get bytes(): number {
    return this.#all?.byteLength ?? this.#keys.byteLength + this.#counts.byteLength
  }

  of(slot: number): number {
    return this.#all ? this.#all[slot]! : this.#counts[this.#placeOf(slot)]!
  }

  add(slot: number, more: number): void {
    if (this.#all) {
      this.#all[slot]! += more
      return
    }
    const place = this.#placeOf(slot)
    this.#counts[place]! += more
    if (this.#keys[place] !== 0) return
    this.#keys[place] = slot + 1
    this.#used += 1
    if (this.#used * 2 > this.#keys.length) this.#grow()
  }

  /** Copies of what is not 0. */
  toArrays(): SlotCountArrays {
    const slots: number[] = []
    const counts: number[] = []
    this.#forEach((slot, count) => {
      if (count === 0) return
      slots.push(slot)
      counts.push(count)
    })
    return { slots: Uint32Array.from(slots), counts: Uint32Array.from(counts) }
  }

  /** The place of a slot in the table, or the free one where it belongs. */
  #placeOf(slot: number): number {
    const keys = this.#keys
    const mask = keys.length - 1
    let place = slot & mask
    while (keys[place] !== 0 && keys[place] !== slot + 1) place = (place + 1) & mask
    return place
  }

  #grow(): void {
    const places = this.#keys.length * 2
    // A table of half as many places takes as much as an array of all counts.
    if (places > this.#slots / 2) {
      const all = new Uint32Array(this.#slots)
      this.#forEach((slot, count) => (all[slot] = count))
      this.#all = all
      this.#keys = this.#counts = new Uint32Array(0)
      return
    }
    const [keys, counts] = [this.#keys, this.#counts]
    this.#keys = new Uint32Array(places)
    this.#counts = new Uint32Array(places)
    for (const [at, key] of keys.entries()) {
      if (key === 0) continue
      const place = this.#placeOf(key - 1)
      this.#keys[place] = key
      this.#counts[place] = counts[at]!
    }
  }

  #forEach(visit: (slot: number, count: number) => void): void {
    if (this.#all) for (const [slot, count] of this.#all.entries()) visit(slot, count)
    else for (const [at, key] of this.#keys.entries()) if (key !== 0) visit(key - 1, this.#counts[at]!)
  }
}
