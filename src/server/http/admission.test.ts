import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Admission } from './admission.ts'

/** Some turns of the loop. */
async function turns(): Promise<void> {
  for (let at = 0; at < 6; at += 1) await setImmediate()
}

describe('while staff are served', () => {
  it('no stranger is let in and no work of theirs begins', async () => {
    const admission = new Admission()
    const begun: string[] = []
    const served = admission.serveStaff()
    void admission.waitForBody().then(() => begun.push('let in'))
    void admission.acquire('stranger').then(() => begun.push('stranger'))
    await turns()
    expect(begun).toEqual([])
    const end = await admission.acquire('staff')
    await admission.acquire('known')
    end()
    await turns()
    expect(begun).toEqual([])
    served()
    // Twice is once.
    served()
    await turns()
    expect(begun.toSorted()).toEqual(['let in', 'stranger'])
  })

  it('strangers stand aside for so long and no longer, and then go on a few at a time', async () => {
    const admission = new Admission()
    admission.serveStaff()
    let letIn = 0
    let begun = 0
    for (let at = 0; at < 4; at += 1) {
      void admission.waitForBody().then(() => (letIn += 1))
      void admission.acquire('stranger').then(() => (begun += 1))
    }
    // Longer than they stand aside, less than staff are counted for.
    await sleep(500)
    expect(letIn).toBe(4)
    expect(begun).toBe(2)
  })
})

describe('strangers', () => {
  it('are let in one a turn of the loop', async () => {
    const admission = new Admission()
    let letIn = 0
    for (let at = 0; at < 50; at += 1) void admission.waitForBody().then(() => (letIn += 1))
    await setImmediate()
    await setImmediate()
    expect(letIn).toBeGreaterThan(0)
    expect(letIn).toBeLessThan(5)
    await expect.poll(() => letIn).toBe(50)
  })
})
