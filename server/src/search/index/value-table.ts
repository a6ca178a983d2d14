/** Gives the values of one filter codes, so that filters and facets compare numbers. */
export class ValueTable {
  readonly #codes = new Map<string, number>()
  readonly #values: string[] = []

  /** Code of a value, which gets one unless it has. */
  code(value: string): number {
    let code = this.#codes.get(value)
    if (code === undefined) {
      code = this.#values.length
      this.#codes.set(value, code)
      this.#values.push(value)
    }
    return code
  }

  /** Code of a value, -1 when no group has it. */
  find(value: string): number {
    return this.#codes.get(value) ?? -1
  }

  /** Codes of some values. */
  codes(values: readonly string[]): Set<number> {
    return new Set(values.map((value) => this.find(value)))
  }

  value(code: number): string {
    return this.#values[code]!
  }

  get size(): number {
    return this.#values.length
  }
}
