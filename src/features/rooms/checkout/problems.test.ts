import { describe, expect, it } from 'vitest'
import type { Room, Stay } from '../data.ts'
import { availabilityOf } from './availability.ts'
import { emptyForm, stayAsked, type StayForm } from './form.ts'
import { furthestStep } from '#parts/request-form/wizard-steps.ts'
import { problemsOf, steps, stepsOf } from './problems.ts'

const today = '2026-11-21'
const room = (id: string, more: Partial<Room> = {}): Room => ({
  id,
  title: `Room ${id}`,
  number: id,
  type: 'double',
  description: '',
  amenities: [],
  capacity: 3,
  pricePerNightCents: 7500,
  available: true,
  availableFrom: null,
  coverPath: null,
  imagePaths: [],
  ...more,
})
const taken = (roomId: string, checkIn: string, checkOut: string): Stay => ({
  id: `${roomId}-${checkIn}`,
  roomId,
  checkIn,
  checkOut,
  status: 'approved',
})
const filled: StayForm = {
  ...emptyForm,
  checkIn: '2026-11-24',
  checkOut: '2026-11-27',
  name: 'Ada',
  phone: '0788 123 456',
}

function look(form: StayForm, { rooms = [room('1')], stays = [] as Stay[], known = true } = {}) {
  const [own = room('1')] = rooms
  const asked = stayAsked(form, own, today)
  const availability = known ? availabilityOf(own, rooms, stays, asked) : null
  return problemsOf(form, { room: own, asked, today, availability })
}
const fields = (...args: Parameters<typeof look>) => look(...args).map(({ field }) => field)

describe('the wizard', () => {
  it('finds nothing wrong with a whole form, and lets it be reviewed', () => {
    expect(look(filled)).toEqual([])
    expect(furthestStep(steps, [])).toBe('review')
  })

  it('needs nights ahead, not too many and not too far', () => {
    expect(fields({ ...filled, checkIn: '' })).toEqual(['checkIn'])
    expect(fields({ ...filled, checkOut: '' })).toEqual(['checkOut'])
    expect(fields({ ...filled, checkIn: '2026-11-20' })).toEqual(['checkIn'])
    expect(fields({ ...filled, checkOut: '2026-11-24' })).toEqual(['checkOut'])
    expect(fields({ ...filled, checkOut: '2027-02-22' })).toEqual([])
    expect(fields({ ...filled, checkOut: '2027-02-23' })).toEqual(['checkOut'])
    expect(fields({ ...filled, checkIn: '2029-11-24', checkOut: '2029-11-25' })).toEqual([
      'checkIn',
    ])
  })

  it('needs guests that the room sleeps', () => {
    expect(fields({ ...filled, adults: 0 })).toEqual(['adults'])
    expect(fields({ ...filled, adults: 3 })).toEqual([])
    expect(fields({ ...filled, adults: 4 })).toEqual(['adults'])
    expect(fields({ ...filled, adults: 2, children: 2 })).toEqual(['children'])
    expect(fields({ ...filled, quantity: 0 })).toEqual(['quantity'])
  })

  it('needs a room that is free, as far as that is known', () => {
    const stays = [taken('1', '2026-11-25', '2026-11-26')]
    expect(fields(filled, { stays })).toEqual(['checkIn'])
    // Kept from long ago: the house alone can say.
    expect(fields(filled, { stays, known: false })).toEqual([])
    expect(fields(filled, { rooms: [room('1', { available: false })] })).toEqual(['checkIn'])
    const two = { ...filled, quantity: 2 }
    expect(fields(two)).toEqual(['quantity'])
    expect(fields(two, { rooms: [room('1'), room('2')] })).toEqual([])
    expect(fields(two, { rooms: [room('1'), room('2', { type: 'twin' })] })).toEqual(['quantity'])
    expect(fields(two, { rooms: [room('1'), room('2', { capacity: 1 })] })).toEqual(['quantity'])
  })

  it('needs name and phone, and an e-mail that can be one', () => {
    const nobody = { ...filled, name: ' ', phone: '' }
    expect(fields(nobody)).toEqual(['name', 'phone'])
    expect(furthestStep(steps, look(nobody))).toBe('details')
    expect(fields({ ...filled, email: 'ada@example' })).toEqual(['email'])
    expect(fields({ ...filled, email: 'ada@example.test' })).toEqual([])
  })

  it('goes no further than the first step that is not whole', () => {
    expect(furthestStep(steps, look({ ...filled, name: '', checkIn: '' }))).toBe('dates')
  })
})

describe('what is known of a room’s nights', () => {
  const rooms = [
    room('1'),
    room('2', { pricePerNightCents: 9000 }),
    room('3', { pricePerNightCents: 7000 }),
    room('4', { capacity: 1 }),
    room('5', { pricePerNightCents: 13000 }),
    room('6', { pricePerNightCents: 8000 }),
  ]
  const asked = stayAsked({ ...filled, adults: 2 }, room('1'), today)

  it('names the nights that are gone and offers what is nearest in price', () => {
    const stays = [taken('1', '2026-11-20', '2026-11-25'), taken('1', '2026-11-26', '2026-11-30')]
    const found = availabilityOf(room('1'), rooms, stays, asked)
    expect(found.occupiedNights).toEqual(['2026-11-24', '2026-11-26'])
    expect(found.freeLikeIt).toBe(0)
    expect(found.others.map(({ id }) => id)).toEqual(['3', '6', '2'])
  })

  it('offers none that is taken or too small', () => {
    const stays = [taken('3', '2026-11-24', '2026-11-25')]
    const found = availabilityOf(room('1'), rooms, stays, asked)
    expect(found.occupiedNights).toEqual([])
    expect(found.others.map(({ id }) => id)).toEqual(['6', '2', '5'])
  })
})

it('names no card where the house takes none', () => {
  expect(stepsOf({ payments: 'none' }).names.pay.message).toBe('Pay at the house')
  expect(stepsOf({ payments: 'pesapal' }).names.pay.message).toBe('Pay with Card')
})
