import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bookingStepLeadsTo,
  bookingSteps,
  isBookingOver,
  isBookingStepPassed,
  isBookingStepsDay,
  mayStepBooking,
  openBookingSteps,
} from './booking-steps.ts'
import { addDays } from './days.ts'
import { blocksRoom, bookingStatuses, type BookingStatus } from './stays.ts'

const anyStatus = fc.constantFrom(...bookingStatuses)
const anyStep = fc.constantFrom(...bookingSteps)
const everyPair = bookingStatuses.flatMap((status) =>
  bookingSteps.map((step) => [status, step] as const),
)

/** Spec 3 §4 and decisions.md, written down once more, by hand: state, step, state after. */
const lawful = new Map<string, BookingStatus>([
  ['pending approve', 'approved'],
  ['pending reschedule', 'pending'],
  ['pending cancel', 'cancelled'],
  ['pending no_show', 'cancelled'],
  ['approved check_in', 'active'],
  ['approved reschedule', 'approved'],
  ['approved cancel', 'cancelled'],
  ['approved no_show', 'cancelled'],
  ['accepted check_in', 'active'],
  ['accepted reschedule', 'accepted'],
  ['accepted cancel', 'cancelled'],
  ['accepted no_show', 'cancelled'],
  ['active check_out', 'completed'],
  ['active reschedule', 'active'],
  ['active cancel', 'cancelled'],
])

describe('the steps of a booking', () => {
  it.each(everyPair)('%s, %s: as the documents and decisions have it', (status, step) => {
    const to = lawful.get(`${status} ${step}`)
    expect(mayStepBooking(status, step)).toBe(to !== undefined)
    if (to !== undefined) expect(bookingStepLeadsTo(step, status)).toBe(to)
  })

  it('are passed where the stay is, or went on from there', () => {
    const passed = everyPair.filter(([status, step]) => isBookingStepPassed(step, status))
    expect(passed.map(([status, step]) => `${status} ${step}`)).toEqual([
      'approved approve',
      'accepted approve',
      'active approve',
      'active check_in',
      'completed approve',
      'completed check_in',
      'completed check_out',
      'cancelled cancel',
      'cancelled no_show',
    ])
  })

  it('are offered exactly where they are lawful', () => {
    fc.assert(
      fc.property(anyStatus, anyStep, (status, step) => {
        expect(openBookingSteps(status).includes(step)).toBe(mayStepBooking(status, step))
      }),
    )
  })

  it('of any history end where nothing more is done, and never leave that', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 12 }), (wished) => {
        let status: BookingStatus = 'pending'
        for (const step of wished) {
          if (!mayStepBooking(status, step)) continue
          expect(isBookingOver(status)).toBe(false)
          const next = bookingStepLeadsTo(step, status)
          // Who sleeps in the house had a room kept for them before.
          if (next === 'active') expect(blocksRoom(status)).toBe(true)
          status = next
        }
        expect(openBookingSteps(status).length === 0).toBe(isBookingOver(status))
      }),
    )
  })

  it('check in and say no-show from the day of arrival on, and take all else on any day', () => {
    fc.assert(
      fc.property(anyStep, fc.integer({ min: -40, max: 40 }), (step, days) => {
        const checkIn = '2026-11-21'
        const waits = step === 'check_in' || step === 'no_show'
        expect(isBookingStepsDay(step, checkIn, addDays(checkIn, days))).toBe(!waits || days >= 0)
      }),
    )
  })

  it('of a state that only another host knows are to move and to cancel', () => {
    expect(openBookingSteps('checked_in')).toEqual(['reschedule', 'cancel'])
  })
})
