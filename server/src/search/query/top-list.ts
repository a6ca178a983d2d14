/** Keeps the best of many: a binary heap with the worst kept on top. */
export class TopList {
  readonly capacity: number
  readonly #isBefore: (one: number, other: number) => boolean
  readonly #keys: number[] = []
  readonly #items: number[] = []

  /** @param isBefore which of two items with the same key comes first */
  constructor(capacity: number, isBefore: (one: number, other: number) => boolean) {
    this.capacity = capacity
    this.#isBefore = isBefore
  }

  /** Whether an item with this key may be kept. */
  takes(key: number): boolean {
    return this.#items.length < this.capacity || key >= this.#keys[0]!
  }

  add(item: number, key: number): void {
    const size = this.#items.length
    if (size < this.capacity) {
      this.#keys.push(key)
      this.#items.push(item)
      this.#rise(size)
    } else if (size > 0 && key >= this.#keys[0]! && this.#isBetter(key, item, 0)) {
      this.#keys[0] = key
      this.#items[0] = item
      this.#sink()
    }
  }

  /** The items kept, in no order. */
  get kept(): readonly number[] {
    return this.#items
  }

  /** The items kept, best first. */
  items(): number[] {
    const order = this.#items.map((_, place) => place)
    order.sort((one, other) => (this.#isBetter(this.#keys[one]!, this.#items[one]!, other) ? -1 : 1))
    return order.map((place) => this.#items[place]!)
  }

  #isBetter(key: number, item: number, place: number): boolean {
    const other = this.#keys[place]!
    return key > other || (key === other && this.#isBefore(item, this.#items[place]!))
  }

  #rise(start: number): void {
    for (let place = start; place > 0;) {
      const parent = (place - 1) >> 1
      if (this.#isBetter(this.#keys[place]!, this.#items[place]!, parent)) return
      this.#swap(place, parent)
      place = parent
    }
  }

  #sink(): void {
    const size = this.#items.length
    for (let place = 0; ;) {
      let worst = place
      for (const child of [2 * place + 1, 2 * place + 2]) {
        if (child < size && this.#isBetter(this.#keys[worst]!, this.#items[worst]!, child)) worst = child
      }
      if (worst === place) return
      this.#swap(place, worst)
      place = worst
    }
  }

  #swap(one: number, other: number): void {
    const key = this.#keys[one]!
    const item = this.#items[one]!
    this.#keys[one] = this.#keys[other]!
    this.#items[one] = this.#items[other]!
    this.#keys[other] = key
    this.#items[other] = item
  }
}
