/**
 * Background work: sending notices, polling a payment provider, deleting old data. Several
 * processes may run the same jobs over one store: each claims its rows (PostgreSQL: FOR UPDATE SKIP
 * LOCKED).
 */
export interface Job {
  /** For the log. */
  name: string
  /** ms from the end of one run to the start of the next; the first starts at once. */
  everyMs: number
  /** `stopping` aborts when the server closes: a long run ends at its next safe point. */
  run(now: Date, stopping: AbortSignal): Promise<void>
}

export interface Jobs {
  /** Starts no more runs, and waits for those in progress. */
  close(): Promise<void>
}

/**
 * Runs every job repeatedly until closed. A failed run is reported to `onError` and retried at its
 * next time; a job never overlaps itself.
 */
export function startJobs(
  jobs: readonly Job[],
  clock: () => Date,
  onError: (error: unknown, job: string) => void = () => {},
): Jobs {
  const stopping = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  function runJob(job: Job): void {
    const run = job
      .run(clock(), stopping.signal)
      .catch((error: unknown) => onError(error, job.name))
      .finally(() => {
        running.delete(run)
        if (!stopping.signal.aborted) schedule(job)
      })
    running.add(run)
  }

  function schedule(job: Job, ms = job.everyMs): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      runJob(job)
    }, ms)
    timers.add(timer)
    timer.unref()
  }

  for (const job of jobs) schedule(job, 0)
  return {
    async close() {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      await Promise.all(running)
    },
  }
}
