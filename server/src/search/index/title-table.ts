interface Named {
  id: string
  names: string[]
}

/** Which groups go by a name. */
export class TitleTable {
  readonly #groups = new Map<string, Set<string>>()

  add({ id, names }: Named): void {
    for (const name of names) {
      const groups = this.#groups.get(name)
      if (groups) groups.add(id)
      else this.#groups.set(name, new Set([id]))
    }
  }

  remove({ id, names }: Named): void {
    for (const name of names) {
      const groups = this.#groups.get(name)
      groups?.delete(id)
      if (groups?.size === 0) this.#groups.delete(name)
    }
  }

  /** Ids of the groups of that name. */
  find(name: string): string[] {
    return [...(this.#groups.get(name) ?? [])]
  }
}
