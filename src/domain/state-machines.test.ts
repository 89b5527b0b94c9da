import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as cars from './cars.ts'
import * as laundry from './laundry.ts'
import * as restaurant from './restaurant.ts'
import * as tables from './tables.ts'
import * as tours from './tours.ts'

/**
 * The state machines of spec 3 §4 and of decisions.md ("Orders"), each written down once more by
 * hand, and what must be true of any history. Room bookings have theirs in booking-steps.test.ts.
 */

interface Machine {
  statuses: readonly string[]
  steps: readonly string[]
  may: (status: string, step: string) => boolean
  leadsTo: (step: string) => string
  /** Whether the step is done already as far as anybody can tell; absent: only where it led to. */
  through?: (status: string, step: string) => boolean
  /** What is offered, where there is a list of it. */
  open?: (status: string) => readonly string[]
  /** `state step`: state after. */
  lawful: Readonly<Record<string, string>>
}

/** The rules take names of their own; any name is tried here. */
const any = <Value>(rule: unknown) => rule as (...names: string[]) => Value

const tour = (paid: string): Machine => ({
  statuses: tours.tourBookingStatuses,
  steps: tours.tourSteps,
  may: (status, step) => any<boolean>(tours.mayStepTour)(status, paid, step),
  leadsTo: any(tours.tourStepLeadsTo),
  through: any(tours.tourHasBeenThrough),
  lawful: {
    'pending approve': 'approved',
    'approved complete': 'completed',
    'pending cancel': 'cancelled',
    'approved cancel': 'cancelled',
    ...(paid === 'paid' && { 'pending complete': 'completed' }),
  },
})

const machines: Readonly<Record<string, Machine>> = {
  'restaurant order': {
    statuses: restaurant.orderStatuses,
    steps: restaurant.orderSteps,
    may: any(restaurant.mayStep),
    leadsTo: any(restaurant.stepLeadsTo),
    through: any(restaurant.hasBeenThrough),
    open: any(restaurant.openSteps),
    lawful: {
      'pending accept': 'accepted',
      'accepted start': 'preparing',
      'preparing ready': 'ready',
      'ready deliver': 'delivered',
      'ready complete': 'completed',
      'delivered complete': 'completed',
      'pending cancel': 'cancelled',
      'accepted cancel': 'cancelled',
      'preparing cancel': 'cancelled',
      'ready cancel': 'cancelled',
      'delivered cancel': 'cancelled',
    },
  },
  'laundry order': {
    statuses: laundry.laundryStatuses,
    steps: laundry.laundrySteps,
    may: any(laundry.mayStepLaundry),
    leadsTo: any(laundry.laundryStepLeadsTo),
    through: any(laundry.hasBeenThroughLaundry),
    open: any(laundry.openLaundrySteps),
    lawful: {
      'pending start': 'processing',
      'processing ready': 'ready',
      'ready deliver': 'delivered',
      'pending cancel': 'cancelled',
      'processing cancel': 'cancelled',
      'ready cancel': 'cancelled',
    },
  },
  'car rental': {
    statuses: cars.rentalStatuses,
    steps: cars.rentalSteps,
    may: any(cars.mayStepRental),
    leadsTo: any(cars.rentalStepLeadsTo),
    lawful: {
      'pending approve': 'approved',
      'pending complete': 'completed',
      'approved complete': 'completed',
      'active complete': 'completed',
      'pending cancel': 'cancelled',
      'approved cancel': 'cancelled',
      'active cancel': 'cancelled',
    },
  },
  'tour booking': tour('unpaid'),
  'tour booking that is paid': tour('paid'),
  'table reservation': {
    statuses: tables.reservationStatuses,
    steps: tables.reservationSteps,
    may: any(tables.mayStepReservation),
    leadsTo: any(tables.reservationStepLeadsTo),
    through: any(tables.reservationHasBeenThrough),
    open: any(tables.openReservationSteps),
    lawful: {
      'pending confirm': 'confirmed',
      'pending seat': 'seated',
      'confirmed seat': 'seated',
      'seated complete': 'completed',
      'pending no-show': 'no-show',
      'confirmed no-show': 'no-show',
      'pending cancel': 'cancelled',
      'confirmed cancel': 'cancelled',
    },
  },
}

describe.each(Object.entries(machines))('the steps of a %s', (_, machine) => {
  const { statuses, steps, may, leadsTo, through, open, lawful } = machine
  const anyStatus = fc.constantFrom(...statuses)
  const anyStep = fc.constantFrom(...steps)

  it('are lawful exactly where the documents have them, and lead where they say', () => {
    const found: Record<string, string> = {}
    for (const status of statuses) {
      for (const step of steps) if (may(status, step)) found[`${status} ${step}`] = leadsTo(step)
    }
    expect(found).toEqual(lawful)
  })

  it('are offered exactly where they are lawful, and never called done there', () => {
    fc.assert(
      fc.property(anyStatus, anyStep, (status, step) => {
        if (open) expect(open(status).includes(step)).toBe(may(status, step))
        if (through && may(status, step)) expect(through(status, step)).toBe(false)
        // What it led to is done, and not done again.
        expect(may(leadsTo(step), step)).toBe(false)
        if (through) expect(through(leadsTo(step), step)).toBe(true)
      }),
    )
  })

  it('of any history never lead back, and none leads out of where it ended', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (wished) => {
        let status = statuses[0] ?? ''
        const been = new Set([status])
        for (const step of wished) {
          if (!may(status, step)) continue
          status = leadsTo(step)
          expect(statuses).toContain(status)
          expect(been.has(status)).toBe(false)
          been.add(status)
        }
        if (['cancelled', 'no-show', 'completed'].includes(status)) {
          expect(steps.filter((step) => may(status, step))).toEqual([])
        }
      }),
    )
  })

  it('tell a step that a colleague took before from one that nobody did, in any history', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), anyStep, (wished, late) => {
        if (through === undefined) return
        let status = statuses[0] ?? ''
        const took = new Set<string>()
        for (const step of wished) {
          if (!may(status, step)) continue
          status = leadsTo(step)
          took.add(step)
        }
        const wentOn = status !== 'cancelled' && status !== 'no-show'
        // A step that was taken on the way to here is done; whoever brings it late hears no refusal.
        if (wentOn && took.has(late)) expect(through(status, late)).toBe(true)
        // What was called off did not happen, whatever had been done before.
        if (!wentOn && leadsTo(late) !== status) expect(through(status, late)).toBe(false)
      }),
    )
  })
})
