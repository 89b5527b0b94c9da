/**
 * Long work, one piece at a time. Whose turn it is goes round: many of one wait for each other, and
 * others for one piece of theirs at most.
 */
export class RoundRobinQueue {
  /** Work that waits, by whose it is; first who has waited longest for their turn. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #working = false

  async run<Result>(whose: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#working) {
      await new Promise<void>((start) => {
        const theirs = this.#waiting.get(whose) ?? []
        theirs.push(start)
        this.#waiting.set(whose, theirs)
      })
    }
    this.#working = true
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  #next(): void {
    const [first] = this.#waiting
    if (first === undefined) {
      this.#working = false
      return
    }
    const [whose, theirs] = first
    const start = theirs.shift()
    this.#waiting.delete(whose)
    if (theirs.length > 0) this.#waiting.set(whose, theirs)
    start?.()
  }
}
