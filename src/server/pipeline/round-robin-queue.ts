/**
 * Runs long tasks one at a time, round-robin by owner: an owner with many tasks delays others by
 * one task at most.
 */
export class RoundRobinQueue {
  /** Waiting tasks by owner, the longest waiting owner first. */
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
