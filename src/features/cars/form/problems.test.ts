import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyForm, periodOf, rentals, withPickupDate, type RentalForm } from './form.ts'
import { furthestStep } from '#parts/request-form/wizard-steps.ts'
import { problemsOf, steps, type ProblemContext } from './problems.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

/** 14:05 in Musanze. */
const NOW = new Date('2026-11-21T12:05:00Z')
const TZ = 'Africa/Kigali'

const DESK = { open: '07:00', close: '22:00' }
const whole: RentalForm = {
  ...emptyForm,
  carId: 'c1',
  pickup: 'The house',
  dropoff: 'The house',
  name: 'Aline',
  phone: '0788 123 456',
}

function problems(form: RentalForm, more: Partial<ProblemContext> = {}) {
  const period = periodOf(form, TZ, DESK, NOW)
  const context = { period, timezone: TZ, now: NOW, carOffered: true, taken: false, ...more }
  return problemsOf(form, context).map(({ step, field, text }) => [step, field, i18n._(text)])
}

describe('what stands in the way (spec 2 §5)', () => {
  it('is nothing when all is said; e-mail may be left out', () => {
    expect(problems(whole)).toEqual([])
    expect(furthestStep(steps, [])).toBe('review')
  })

  it('is a car, in the documents’ words, also one that is no longer offered', () => {
    const words = ['car', 'car', 'Please select a car first.']
    expect(problems({ ...whole, carId: null })).toEqual([words])
    expect(problems(whole, { carOffered: false })).toEqual([words])
  })

  it('is each field of the schedule that is empty', () => {
    const empty = { pickupDate: '', pickupTime: '', dropoffDate: '', dropoffTime: '' }
    expect(
      problems({ ...whole, ...empty, pickup: ' ', dropoff: '' }).map(([, field]) => field),
    ).toEqual(['pickupDate', 'pickupTime', 'dropoffDate', 'dropoffTime', 'pickup', 'dropoff'])
  })

  it.each([
    ['yesterday', { pickupDate: '2026-11-20' }, 'pickupDate'],
    ['an hour that has passed', { pickupDate: '2026-11-21', pickupTime: '10:00' }, 'pickupTime'],
    ['two years ahead', { pickupDate: '2028-11-21', dropoffDate: '2028-11-22' }, 'pickupDate'],
    ['back the day before', { pickupDate: '2026-11-24', dropoffDate: '2026-11-23' }, 'dropoffDate'],
    [
      'back the same hour',
      { pickupDate: '2026-11-24', dropoffDate: '2026-11-24', dropoffTime: '10:00' },
      'dropoffTime',
    ],
    ['91 days', { pickupDate: '2026-11-24', dropoffDate: '2027-02-23' }, 'dropoffDate'],
  ])('is %s', (_what, part, field) => {
    expect(problems({ ...whole, ...part }).map((one) => one.slice(0, 2))).toEqual([
      ['schedule', field],
    ])
  })

  it('is a car that somebody else has', () => {
    expect(problems(whole, { taken: true })).toEqual([
      ['schedule', 'pickupDate', 'This car is taken for some of this time.'],
    ])
  })

  it('is name, phone, and an e-mail that is none', () => {
    const fields = problems({ ...whole, name: ' ', phone: '', email: 'nobody' })
    expect(fields.map(([step, field]) => `${step} ${field}`)).toEqual([
      'details name',
      'details phone',
      'details email',
    ])
  })
})

describe('what is offered', () => {
  it('is from now on to tomorrow at 10:00; on another day from 10:00', () => {
    expect(periodOf(emptyForm, TZ, DESK, NOW)).toEqual({
      pickup_date: '2026-11-21',
      pickup_time: '15:00',
      dropoff_date: '2026-11-22',
      dropoff_time: '10:00',
    })
    const later = { ...emptyForm, pickupDate: '2026-11-24' }
    expect(periodOf(later, TZ, DESK, NOW)).toMatchObject({
      pickup_time: '10:00',
      dropoff_date: '2026-11-25',
    })
  })

  it('comes back when the house is open', () => {
    const days = [[], null, null, null, null, [{ open: '12:00', close: '18:00' }], []]
    const saturday = { ...emptyForm, pickupDate: '2026-11-28' }
    expect(periodOf(saturday, TZ, { ...DESK, days }, NOW)).toMatchObject({
      pickup_time: '12:00',
      dropoff_date: '2026-12-01',
      dropoff_time: '10:00',
    })
  })

  it('is begun anew on a later day: what has passed is offered again, a return to come stays', () => {
    const form = { ...emptyForm, pickupDate: '2026-11-20', dropoffDate: '2026-11-23', name: 'Ada' }
    const opened = (now: string) => rentals.fresh!(form, now)
    expect(opened('2026-11-20T23:00')).toBe(form)
    expect(periodOf(opened('2026-11-21T14:30'), TZ, DESK, NOW)).toMatchObject({
      pickup_date: '2026-11-21',
      dropoff_date: '2026-11-23',
    })
    expect(opened('2026-11-23T08:00')).toMatchObject({ dropoffDate: null, name: 'Ada' })
  })

  it('moves drop-off along when pick-up passes it, and not otherwise', () => {
    const form = { ...emptyForm, pickupDate: '2026-11-24', dropoffDate: '2026-11-26' }
    expect(withPickupDate(form, '2026-11-25').dropoffDate).toBe('2026-11-26')
    expect(withPickupDate(form, '2026-11-28').dropoffDate).toBe('2026-11-29')
  })
})
