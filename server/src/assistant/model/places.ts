/** Places for those who work at once; whoever finds none waits for one, in the order of coming. */
export class Places {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number) {
    this.#free = count
  }

  /** Takes a place; false where none was free before the signal. */
  async take(signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false
    if (this.#free > 0) {
      this.#free -= 1
      return true
    }
    return new Promise((resolve) => {
      const taken = () => {
        signal.removeEventListener('abort', left)
        resolve(true)
      }
      const left = () => {
        this.#waiting.splice(this.#waiting.indexOf(taken), 1)
        resolve(false)
      }
      signal.addEventListener('abort', left, { once: true })
      this.#waiting.push(taken)
    })
  }

  /** Gives a place back, to whoever has waited longest. */
  leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }
}
