/**
 * Work that nobody waits for: sending notices, asking a payment's provider, forgetting. Several
 * processes may run the same jobs over one store: each takes its rows so that no other does
 * (PostgreSQL: FOR UPDATE SKIP LOCKED).
 */
export interface Job {
  /** For the log. */
  name: string
  /** ms from the end of one run to the start of the next; the first starts at once. */
  everyMs: number
  /** `stopping` aborts when the server closes: a long run ends at its next safe place. */
  run(now: Date, stopping: AbortSignal): Promise<void>
}

export interface Jobs {
  /** Starts no more runs, and waits for those under way. */
  close(): Promise<void>
}

/**
 * Runs every job again and again until closed. A run that fails is told to `onError` and tried
 * again at its time; a job never overlaps itself.
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
