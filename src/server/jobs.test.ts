import { expect, it } from 'vitest'
import { startJobs } from './jobs.ts'

const clock = () => new Date('2026-07-01T07:30:00Z')

/** A promise that is fulfilled by hand. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

it('runs a job at once and again after its pause, by the house’s clock', async () => {
  const times: Date[] = []
  const jobs = startJobs(
    [{ name: 'count', everyMs: 1, run: async (now) => void times.push(now) }],
    clock,
  )
  await expect.poll(() => times.length).toBeGreaterThan(2)
  await jobs.close()
  expect(times[0]).toEqual(clock())
  const after = times.length
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(times).toHaveLength(after)
})

it('never runs a job beside itself, and waits for what is running when it closes', async () => {
  const { open, opened } = gate()
  let started = 0
  let ended = 0
  let told: AbortSignal | undefined
  const run = async (_now: Date, stopping: AbortSignal) => {
    started += 1
    told = stopping
    await opened
    ended += 1
  }
  const jobs = startJobs([{ name: 'slow', everyMs: 0, run }], clock)
  await expect.poll(() => started).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(started).toBe(1)
  const closed = jobs.close()
  expect(told?.aborted).toBe(true)
  expect(ended).toBe(0)
  open()
  await closed
  expect([started, ended]).toEqual([1, 1])
})

it('tells of a run that failed, and tries again', async () => {
  const failures: string[] = []
  let runs = 0
  const run = () => {
    runs += 1
    return Promise.reject(new Error(`run ${runs}`))
  }
  const jobs = startJobs([{ name: 'broken', everyMs: 1, run }], clock, (error, job) => {
    failures.push(`${job}: ${(error as Error).message}`)
  })
  await expect.poll(() => runs).toBeGreaterThan(1)
  await jobs.close()
  expect(failures.slice(0, 2)).toEqual(['broken: run 1', 'broken: run 2'])
})
