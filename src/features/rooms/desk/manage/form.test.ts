import { describe, expect, it } from 'vitest'
import type { RowAt } from '#contract/resources.ts'
import { readRow } from '#documents/index.ts'
import { parseManaged } from './data.ts'
import {
  changesOf,
  createBody,
  emptyRoom,
  formFrom,
  formOf,
  readForm,
  roomProblems,
} from './form.ts'

const filled = { ...emptyRoom, number: ' 12 ', price: '45,50', capacity: '2' }

describe('the room form', () => {
  it('starts as a single room for one, available', () => {
    expect(emptyRoom).toMatchObject({ type: 'single', capacity: '1', available: true })
  })

  it('asks for what the documents require, in their words', () => {
    const said = roomProblems({ ...emptyRoom, capacity: '0' }).map(({ message }) => message.message)
    expect(said).toEqual([
      'Room number is required',
      'Price per night must be greater than 0',
      'Capacity must be greater than 0',
    ])
    expect(roomProblems(filled)).toEqual([])
  })

  it.each(['', '0', '-1', 'abc', '1e9', '0.001'])('takes no price of %j', (price) => {
    expect(roomProblems({ ...filled, price }).map(({ field }) => field)).toEqual(['price'])
  })

  it('takes no price under a dollar, and says so', () => {
    const [problem] = roomProblems({ ...filled, price: '0,50' })
    expect(problem?.message.message).toBe('Price per night must be at least 1')
    expect(roomProblems({ ...filled, price: '1' })).toEqual([])
  })

  it.each(['', '0', '1.5', '-2', '51'])('takes no capacity of %j', (capacity) => {
    expect(roomProblems({ ...filled, capacity }).map(({ field }) => field)).toEqual(['capacity'])
  })

  it('sends the fields of the wire', () => {
    expect(createBody({ ...filled, amenities: ['TV'], availableFrom: '2026-07-01' })).toEqual({
      room_number: '12',
      type: 'single',
      capacity: 2,
      price_per_night: 45.5,
      description: '',
      is_available: true,
      amenities: ['TV'],
      name: '',
      available_from: '2026-07-01',
    })
  })

  it('sends of an edit what changed, and what stood there before', () => {
    const changes = changesOf(
      { ...filled, price: '50', amenities: [] },
      { ...filled, amenities: ['TV'] },
    )
    expect(changes.fields).toEqual({ price_per_night: 50, amenities: [] })
    expect(changes.seen).toEqual({ price_per_night: 45.5, amenities: ['TV'] })
  })

  it('finds nothing changed in another order, another spelling of a number, or spaces', () => {
    const base = { ...filled, amenities: ['TV', 'Balcony'] }
    const form = { ...base, number: '12', price: '45.5', amenities: ['Balcony', 'TV'] }
    expect(changesOf(form, base).any).toBe(false)
  })

  it('shows a room of the house as it can be typed, and gives back the same', () => {
    const row = {
      id: 'r1',
      version: 1,
      operation_id: null,
      ...createBody({ ...filled, price: '45' }),
    }
    const form = formOf(parseManaged(readRow('rooms', row) as RowAt<'rooms'>))
    expect(form).toMatchObject({ number: '12', price: '45', availableFrom: '' })
    expect(createBody(form)).toEqual(createBody({ ...filled, price: '45' }))
  })

  it('lays a waiting body over the room', () => {
    const form = formFrom(
      { price_per_night: 60, available_from: null },
      { ...filled, availableFrom: '2026-07-01' },
    )
    expect(form).toEqual({ ...filled, price: '60', availableFrom: '' })
  })

  it('reads drafts of any version, and nothing else', () => {
    expect(readForm(structuredClone(filled))).toEqual(filled)
    expect(readForm({ number: 'x', type: 'castle' })).toMatchObject({ number: 'x', type: 'single' })
    expect(readForm(null)).toBeNull()
    expect(readForm('room')).toBeNull()
  })
})
