import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rentalSteps } from './cars.ts'
import { laundrySteps } from './laundry.ts'
import { orderSteps } from './restaurant.ts'
import type { StatusSteps } from './status-steps.ts'
import { reservationSteps } from './tables.ts'
import { tourSteps } from './tours.ts'

/**
 * The state machines of spec 3 §4 and of decisions.md ("Orders"), each written down once more by
 * hand, and what must be true of any history. Room bookings have theirs in booking-steps.test.ts.
 */

interface Machine {
  steps: StatusSteps
  isPaid?: boolean
  /** `state step`: state after. */
  lawful: Readonly<Record<string, string>>
  /** A state, and the steps that are done in it beside those that lead to it. */
  passed: Readonly<Record<string, readonly string[]>>
}

const tour = (isPaid: boolean): Machine => ({
  steps: tourSteps,
  isPaid,
  lawful: {
    'pending approve': 'approved',
    'approved complete': 'completed',
    'pending cancel': 'cancelled',
    'approved cancel': 'cancelled',
    ...(isPaid && { 'pending complete': 'completed' }),
  },
  passed: { completed: ['approve'] },
})

const machines: Readonly<Record<string, Machine>> = {
  'restaurant order': {
    steps: orderSteps,
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
    passed: {
      preparing: ['accept'],
      ready: ['accept', 'start'],
      delivered: ['accept', 'start', 'ready'],
      completed: ['accept', 'start', 'ready', 'deliver'],
    },
  },
  'laundry order': {
    steps: laundrySteps,
    lawful: {
      'pending start': 'processing',
      'processing ready': 'ready',
      'ready deliver': 'delivered',
      'pending cancel': 'cancelled',
      'processing cancel': 'cancelled',
      'ready cancel': 'cancelled',
    },
    passed: { ready: ['start'], delivered: ['start', 'ready'] },
  },
  'car rental': {
    steps: rentalSteps,
    lawful: {
      'pending approve': 'approved',
      'pending complete': 'completed',
      'approved complete': 'completed',
      'active complete': 'completed',
      'pending cancel': 'cancelled',
      'approved cancel': 'cancelled',
      'active cancel': 'cancelled',
    },
    passed: { active: ['approve'], completed: ['approve'] },
  },
  'tour booking': tour(false),
  'tour booking that is paid': tour(true),
  'table reservation': {
    steps: reservationSteps,
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
    passed: { seated: ['confirm'], completed: ['confirm', 'seat'] },
  },
}

describe.each(Object.entries(machines))('the steps of a %s', (_, machine) => {
  const { steps, isPaid = false, lawful, passed } = machine
  const { statuses, names, leadsTo } = steps
  const may = (status: string, step: string) => steps.may(status, step, isPaid)
  const anyStep = fc.constantFrom(...names)

  it('are lawful exactly where the documents have them, and lead where they say', () => {
    const found: Record<string, string> = {}
    for (const status of statuses) {
      for (const step of names) if (may(status, step)) found[`${status} ${step}`] = leadsTo(step)
    }
    expect(found).toEqual(lawful)
  })

  it('are offered exactly where they are lawful, and called done exactly where they are', () => {
    for (const status of statuses) {
      expect(steps.open(status, isPaid)).toEqual(names.filter((step) => may(status, step)))
      expect(steps.isOver(status)).toBe(!names.some((step) => steps.may(status, step, true)))
      for (const step of names) {
        const done = leadsTo(step) === status || (passed[status] ?? []).includes(step)
        expect(steps.passed(status, step), `${step} of what is ${status}`).toBe(done)
        expect(done && may(status, step)).toBe(false)
      }
    }
    expect(steps.isOver('lost')).toBe(false)
    expect(steps.statusOf('lost')).toBeNull()
  })

  it('of any history never lead back, and a colleague’s are told from what nobody did', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), anyStep, (wished, late) => {
        let status = statuses[0] ?? ''
        const been = new Set([status])
        const took = new Set<string>()
        for (const step of wished) {
          if (!may(status, step)) continue
          status = leadsTo(step)
          expect(statuses).toContain(status)
          expect(been.has(status)).toBe(false)
          been.add(status)
          took.add(step)
        }
        const wentOn = status !== 'cancelled' && status !== 'no-show'
        // A step that was taken on the way to here is done; whoever brings it late hears no refusal.
        if (wentOn && took.has(late)) expect(steps.passed(status, late)).toBe(true)
        // What was called off did not happen, whatever had been done before.
        if (!wentOn && leadsTo(late) !== status) expect(steps.passed(status, late)).toBe(false)
      }),
    )
  })
})
