import { describe, expect, it } from 'vitest'
import { askedByQuery, emptyForm, stayAsked, withCheckIn } from './form.ts'
import { changedOn, stayForms, withoutPast } from './use-stay-form.ts'

const today = '2026-11-21'
const asked = (query: string) => askedByQuery(new URLSearchParams(query), today)

describe('what stands in the fields', () => {
  it('is today, tomorrow and two adults of the house at first', () => {
    expect(stayAsked(emptyForm, { capacity: 3 }, today)).toEqual({
      check_in: '2026-11-21',
      check_out: '2026-11-22',
      adults: 2,
      children: 0,
      quantity: 1,
    })
  })

  it('is one adult where the room sleeps one, until the person chooses', () => {
    expect(stayAsked(emptyForm, { capacity: 1 }, today).adults).toBe(1)
    expect(stayAsked({ ...emptyForm, adults: 4 }, { capacity: 1 }, today).adults).toBe(4)
  })

  it('follows the day of arrival', () => {
    const stay = { ...emptyForm, checkIn: '2026-11-24', checkOut: '2026-11-26' }
    expect(withCheckIn(stay, '2026-11-25').checkOut).toBe('2026-11-26')
    expect(withCheckIn(stay, '2026-11-26').checkOut).toBe('2026-11-27')
    expect(withCheckIn(stay, '2026-12-31').checkOut).toBe('2027-01-01')
    // Not chosen yet: it goes on being offered, the day after.
    expect(stayAsked(withCheckIn(emptyForm, '2026-12-31'), { capacity: 2 }, today).check_out).toBe(
      '2027-01-01',
    )
  })

  it('stays empty where a day was cleared', () => {
    const cleared = withCheckIn(emptyForm, '')
    expect(stayAsked(cleared, { capacity: 2 }, today)).toMatchObject({
      check_in: '',
      check_out: '',
    })
  })
})

describe('an address', () => {
  it('fills in what it asks for', () => {
    expect(asked('check_in=2026-12-24&check_out=2026-12-27&adults=5&promo=+RIDGE10+')).toEqual({
      checkIn: '2026-12-24',
      checkOut: '2026-12-27',
      adults: 5,
      promoCode: 'RIDGE10',
    })
  })

  it('is left out where it is wrong', () => {
    expect(asked('')).toEqual({})
    expect(asked('check_in=2026-11-20&check_out=2026-11-25')).toEqual({})
    expect(asked('check_in=2026-02-30')).toEqual({})
    expect(asked('check_in=tomorrow&adults=two&promo=%20')).toEqual({})
    expect(asked('adults=0')).toEqual({})
    expect(asked('adults=2.5')).toEqual({})
    expect(asked('check_in=2026-12-24&check_out=2026-12-24')).toEqual({
      checkIn: '2026-12-24',
      checkOut: '2026-12-25',
    })
  })
})

describe('a draft', () => {
  const draft = { ...emptyForm, checkIn: '2026-12-24', checkOut: '2026-12-27', name: 'Ada' }

  it('comes back as it was left', () => {
    expect(stayForms.read(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  it('is read as far as it can be', () => {
    expect(stayForms.read(null)).toBeNull()
    expect(stayForms.read({ adults: 'x', quantity: 900, children: -1, checkIn: '24.12.' })).toEqual(
      {
        ...emptyForm,
        quantity: 50,
      },
    )
  })

  it('gives way where the person has begun, and where its days have passed', () => {
    const merged = stayForms.merge(draft, {
      ...emptyForm,
      name: 'Ben',
      extras: { ...emptyForm.extras, breakfast: true },
    })
    expect(merged).toMatchObject({
      name: 'Ben',
      checkIn: '2026-12-24',
      extras: { breakfast: true },
    })
    expect(withoutPast(draft, '2026-12-24')).toBe(draft)
    expect(withoutPast(draft, '2026-12-27')).toMatchObject({ checkOut: null, name: 'Ada' })
    const stay = (day: string) => stayAsked(withoutPast(draft, day), { capacity: 2 }, day)
    expect(stay('2026-12-25')).toMatchObject({ check_in: '2026-12-25', check_out: '2026-12-27' })
    expect(stay('2026-12-27')).toMatchObject({ check_in: '2026-12-27', check_out: '2026-12-28' })
  })

  it('keeps the days that it was filled in under when midnight passes', () => {
    const typed = changedOn('2026-12-24', emptyForm, { name: 'Ada' })
    const after = changedOn('2026-12-25', typed, (form) => ({ ...form, phone: '0788' }))
    expect(stayAsked(after, { capacity: 2 }, '2026-12-25')).toMatchObject({
      check_in: '2026-12-24',
      check_out: '2026-12-25',
    })
    expect(stayAsked(emptyForm, { capacity: 2 }, '2026-12-25').check_in).toBe('2026-12-25')
    expect(withoutPast(after, '2026-12-25')).toMatchObject({ checkIn: null, phone: '0788' })
  })
})
