import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { rescheduleRental, stepRental } from '#contract/rentals.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { cars } from '#contract/services/cars.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { openRentalSteps, rentalStepDescriptors } from './desk-steps.ts'

type DeskRentalStep = ReturnType<typeof openRentalSteps>[number]

const rental = {
  id: 'r1',
  version: 3,
  operation_id: null,
  status: 'pending',
  car_id: 'c1',
  pickup_date: '2026-11-24',
  dropoff_date: '2026-11-26',
  days: 2,
}

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const stepRoutes = { ...cars.stepRoutes, reschedule: 'rescheduleRental' } as const

let seq = 0

function step(name: DeskRentalStep, body: unknown, answer: unknown = null): OperationRow {
  seq += 1
  return {
    id: `op${seq}`,
    seq,
    route: stepRoutes[name],
    params: { id: 'r1' },
    body,
    state: answer === null ? 'waiting' : 'parked',
    wish: null,
    words: { title: '', detail: 'Aline · Suzuki Jimny' },
    answer,
  } as unknown as OperationRow
}
const shown = (rows: ResourceRow[], steps: OperationRow[]) =>
  overlay('car_rentals', rows, steps, rentalStepDescriptors)
const seenPending = { seen: { status: 'pending' } }
const move = {
  pickup_date: '2026-12-01',
  dropoff_date: '2026-12-04',
  seen: { pickup_date: '2026-11-24', dropoff_date: '2026-11-26' },
}

it('offers the lawful steps (spec 3 §4)', () => {
  expect(openRentalSteps('pending')).toEqual(['approve', 'complete', 'reschedule', 'cancel'])
  expect(openRentalSteps('approved')).toEqual(['complete', 'reschedule', 'cancel'])
  expect(openRentalSteps('active')).toEqual(['complete', 'reschedule', 'cancel'])
  expect(openRentalSteps('out_on_road')).toEqual(['complete', 'reschedule', 'cancel'])
  for (const status of ['completed', 'cancelled']) expect(openRentalSteps(status)).toEqual([])
})

describe('what waits, laid over', () => {
  it('is each step upon the one before', () => {
    const steps = [
      step('reschedule', move),
      step('approve', seenPending),
      step('cancel', { seen: { status: 'approved' }, reason: 'The gearbox' }),
    ]
    expect(shown([rental], steps.slice(0, 1))[0]).toMatchObject({
      pickup_date: '2026-12-01',
      days: 3,
      price_open: true,
    })
    expect(shown([rental], steps.slice(0, 2))[0]).toMatchObject({ status: 'approved' })
    expect(shown([rental], steps)[0]).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'The gearbox',
    })
  })

  it('leaves alone what the house moved on meanwhile', () => {
    const done = [{ ...rental, status: 'completed' }]
    expect(shown(done, [step('cancel', seenPending)])).toBe(done)
    const approved = [{ ...rental, status: 'approved' }]
    expect(shown(approved, [step('approve', seenPending)])).toBe(approved)
    const elsewhere = [{ ...rental, pickup_date: '2026-11-20' }]
    expect(shown(elsewhere, [step('reschedule', move)])).toBe(elsewhere)
  })
})

describe('after a conflict', () => {
  const ways = (name: DeskRentalStep, body: unknown, current: object) =>
    rentalStepDescriptors[stepRoutes[name]]!.recoveryActions(
      step(name, body, {
        status: 409,
        code: 'conflict',
        message: '',
        body: { code: 'conflict', current: { ...rental, ...current } },
      }),
    )

  it('the same step can be taken from where the house is, by a call that it takes', () => {
    const [cancel] = ways('cancel', { ...seenPending, reason: 'x' }, { status: 'approved' })
    if (cancel?.kind !== 'change') throw new Error('no change')
    expect(cancel.change.body).toEqual({ seen: { status: 'approved' }, reason: 'x' })
    expect(safeParse(stepRental, cancel.change.body).success).toBe(true)
    const [moved] = ways('reschedule', move, { pickup_date: '2026-11-23' })
    if (moved?.kind !== 'change') throw new Error('no change')
    expect(moved.change.body).toEqual({
      ...move,
      seen: { pickup_date: '2026-11-23', dropoff_date: '2026-11-26' },
    })
    expect(safeParse(rescheduleRental, moved.change.body).success).toBe(true)
  })

  it('and not where the house would refuse it', () => {
    expect(ways('approve', seenPending, { status: 'active' })).toEqual([])
    expect(ways('cancel', seenPending, { status: 'completed' })).toEqual([])
  })
})
