/** Time that passes only when told: what is to happen, in its order. */
export interface Timeline {
  now(): number
  /** Returns what calls it off. */
  after(ms: number, work: () => void): () => void
  sleep(ms: number): Promise<void>
  /** Lets everything happen up to a moment. */
  runTo(moment: number): Promise<void>
}

interface Planned {
  at: number
  order: number
  work: () => void
}

/**
 * `settle` waits until nothing goes on any more that needs no time: promises, and for a real
 * store its requests.
 */
export function createTimeline(start: number, settle: () => Promise<void>): Timeline {
  let now = start
  let order = 0
  let planned: Planned[] = []

  const after = (ms: number, work: () => void) => {
    const entry = { at: now + Math.max(0, ms), order: (order += 1), work }
    planned.push(entry)
    return () => void (planned = planned.filter((other) => other !== entry))
  }
  return {
    now: () => now,
    after,
    sleep: (ms) => new Promise((resolve) => void after(ms, resolve)),
    async runTo(moment) {
      await settle()
      for (;;) {
        let first: Planned | undefined
        for (const entry of planned) {
          if (
            first === undefined ||
            entry.at < first.at ||
            (entry.at === first.at && entry.order < first.order)
          ) {
            first = entry
          }
        }
        if (first === undefined || first.at > moment) break
        const due = first
        planned = planned.filter((entry) => entry !== due)
        now = Math.max(now, due.at)
        due.work()
        await settle()
      }
      now = Math.max(now, moment)
    },
  }
}
