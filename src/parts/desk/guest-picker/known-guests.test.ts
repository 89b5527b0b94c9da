import { describe, expect, it } from 'vitest'
import { ERASED_NAME } from '#domain/people.ts'
import type { Contact } from '../bans.ts'
import type { KnownStay } from '../guest-stays.ts'
import { knownGuests, matchingGuests } from './known-guests.ts'

const stay = (id: string, over: Partial<KnownStay & Contact> = {}): KnownStay => {
  const { name = `Guest ${id}`, phone = null, email = null, ...more } = over
  const days = { checkIn: '2026-06-29', checkOut: '2026-07-03' }
  return { id, contact: { name, phone, email }, room: '', status: 'active', ...days, ...more }
}

const TODAY = '2026-07-01'
const guests = knownGuests(
  [
    stay('1', { name: 'Honorine Mukamana', room: '110', phone: '0788 123 456' }),
    stay('2', { name: 'Jean-Pierre Habimana', room: '9' }),
    stay('3', { name: 'Arrives today', room: '12', status: 'approved', checkIn: TODAY }),
    stay('4', { name: 'Arrives later', room: '13', status: 'approved', checkIn: '2026-07-02' }),
    stay('5', { name: 'Asked', room: '14', status: 'pending', checkIn: TODAY }),
    stay('6', { name: ERASED_NAME, room: '15' }),
  ],
  [
    { id: 'a', name: 'Aline Uwase', phone: '+250 788 555 111', email: 'aline@example.com' },
    { id: 'b', name: 'Honorine M.', phone: '+250788123456', email: null },
    { id: 'c', name: 'Habimana Jean-Pierre', phone: null, email: null },
    { id: 'd', name: 'Émile Habimana', phone: null, email: null },
    { id: 'e', name: ERASED_NAME, phone: null, email: null },
  ],
  TODAY,
)
const names = (typed: string) => matchingGuests(guests, typed).map(({ name }) => name)

describe('guests to pick from', () => {
  it('are those in the house or arriving today by room, then the known ones, each once', () => {
    expect(guests.map(({ name, room, stayId }) => [name, room, stayId])).toEqual([
      ['Jean-Pierre Habimana', '9', '2'],
      ['Arrives today', '12', '3'],
      ['Honorine Mukamana', '110', '1'],
      ['Aline Uwase', '', ''],
      ['Émile Habimana', '', ''],
    ])
  })

  it('are found by beginnings of names, without accents, by room and by phone', () => {
    expect(names('habi')).toEqual(['Jean-Pierre Habimana', 'Émile Habimana'])
    expect(names('emi hab')).toEqual(['Émile Habimana'])
    expect(names('mana')).toEqual([])
    expect(names('110')).toEqual(['Honorine Mukamana'])
    expect(names('11')).toEqual([])
    expect(names('0788 555')).toEqual(['Aline Uwase'])
    expect(names('+250788123')).toEqual(['Honorine Mukamana'])
  })

  it('are who is here while nothing is typed, and never more than can be looked over', () => {
    expect(names('')).toEqual(['Jean-Pierre Habimana', 'Arrives today', 'Honorine Mukamana'])
    const many = Array.from({ length: 40 }, (_, at) => stay(`m${at}`, { room: String(at + 1) }))
    expect(matchingGuests(knownGuests(many, [], TODAY), '')).toHaveLength(6)
    expect(matchingGuests(knownGuests(many, [], TODAY), 'guest')).toHaveLength(6)
  })
})
