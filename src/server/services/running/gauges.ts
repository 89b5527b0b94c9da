import { Gauge, type Registry } from 'prom-client'
import type { Running } from '#contract/running.ts'
import { VERSION } from '../../version.ts'

/** Gauges of what stands in the store; `set` fills them before they are read. */
export function runningGauges(registry: Registry): (facts: Running, now: Date) => void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `imisozi_${name}`, help, labelNames, registers: [registry] })
  const info = gauge('info', 'The release and kind of store; always 1', ['release', 'store'])
  const letters = gauge('letters', 'Letters that were due and wait; those given up in a week', [
    'state',
  ])
  const lettersAge = gauge('letters_waiting_seconds', 'How long the first of them waits')
  const payments = gauge('payments', 'Payments that wait for the payer; without an answer', [
    'state',
  ])
  const paymentsAge = gauge('payments_unknown_seconds', 'How long the first has no answer')
  const backupAge = gauge('backup_age_seconds', 'Of the last good back-up; absent: none')
  const devices = gauge(
    'devices',
    'Signed out and may hold work; signed in and out of reach, with rights to take money',
    ['state'],
  )
  const refused = gauge('refused_operations', 'Operations of staff that wait for a person')
  const store = gauge('store_bytes', 'Size of the store')
  const disk = gauge('disk_bytes', 'Size of the disk with the data; what of it is free', ['state'])

  const age = (moment: string | null, now: Date) =>
    moment === null ? 0 : Math.max(0, (now.getTime() - Date.parse(moment)) / 1000)

  return (facts, now) => {
    info.set({ release: VERSION, store: facts.store }, 1)
    letters.set({ state: 'waiting' }, facts.letters.waiting)
    letters.set({ state: 'failed' }, facts.letters.failed)
    lettersAge.set(age(facts.letters.oldest_waiting_at, now))
    payments.set({ state: 'waiting' }, facts.payments.waiting)
    payments.set({ state: 'unknown' }, facts.payments.unknown)
    paymentsAge.set(age(facts.payments.unknown_since, now))
    backupAge.remove()
    const lastGood = facts.backups?.last_good_at ?? null
    if (lastGood !== null) backupAge.set(age(lastGood, now))
    devices.set({ state: 'holding' }, facts.devices.holding.length)
    devices.set({ state: 'silent' }, facts.devices.silent)
    refused.set(facts.devices.refused)
    if (facts.store_bytes !== null) store.set(facts.store_bytes)
    if (facts.disk !== null) {
      disk.set({ state: 'size' }, facts.disk.size)
      disk.set({ state: 'free' }, facts.disk.free)
    }
  }
}
