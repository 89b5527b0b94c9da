import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deskRoles } from '#domain/access.ts'
import { isBarCategory } from '#domain/bar.ts'
import { carCategories, cars } from './cars.ts'
import { community } from './community.ts'
import { demoSettings } from './settings.ts'
import { demoHouse } from './demo-house.ts'
import { frenchIds } from './in-french.ts'
import { laundryServices } from './laundry.ts'
import { categories, items } from './menu.ts'
import { customers, staff } from './people.ts'
import { reviews } from './reviews.ts'
import { rooms } from './rooms.ts'
import { tourCategories, tours } from './tours.ts'

const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id)

describe('the demo house', () => {
  it('has twelve rooms of all five types with three pictures each', () => {
    expect(rooms).toHaveLength(12)
    expect(new Set(rooms.map((room) => room.type))).toEqual(
      new Set(['single', 'double', 'twin', 'suite', 'apartment']),
    )
    expect(new Set(rooms.map((room) => room.room_number)).size).toBe(12)
    for (const room of rooms) {
      expect(room.capacity).toBeGreaterThan(0)
      expect(room.price_per_night_cents).toBeGreaterThan(0)
      expect(JSON.parse(room.images)).toHaveLength(3)
      expect(room.cover_image).toBe(JSON.parse(room.images)[0].path)
    }
  })

  it('says in French what it sells, and nothing that it does not', () => {
    const sold = [
      ...rooms,
      ...categories,
      ...items,
      ...tourCategories,
      ...tours,
      ...laundryServices,
    ]
    const inFrench = sold.filter(({ translations }) => translations !== '{}')
    expect(inFrench).toHaveLength(frenchIds.length)
    // Named alike in both languages, and without a description.
    expect(ids(sold.filter((row) => !inFrench.includes(row)))).toEqual(['tour-category-safaris'])
  })

  it('offers amenities of the room form alone', () => {
    const known =
      'Free Wi-Fi|TV|Air Conditioning|Balcony|Mini Fridge|Work Desk|Room Service|Mountain View'
    const used = new Set(rooms.flatMap((room) => JSON.parse(room.amenities) as string[]))
    expect([...used].toSorted()).toEqual(known.split('|').toSorted())
  })

  it('has five restaurant and three bar categories with forty items', () => {
    const bar = categories.filter((category) => isBarCategory(category.name))
    expect(bar.map((category) => category.position)).toEqual([6, 7, 8])
    expect(categories).toHaveLength(8)
    expect(items).toHaveLength(40)
    for (const category of categories) {
      expect(items.some((item) => item.category_id === category.id)).toBe(true)
    }
  })

  it.each([
    ['Cheese omelette', 650, 'Breakfast'],
    ['Pancakes', 700, 'Breakfast'],
    ['Steak', 1800, 'Mains'],
    ['Salmon', 1600, 'Mains'],
    ['Vegan bowl', 1200, 'Mains'],
    ['Coffee', 250, 'Drinks'],
    ['Fresh juice', 350, 'Drinks'],
  ])('serves %s of the built-in menu at %i cents under %s', (name, cents, category) => {
    const item = items.find((one) => one.name === name)
    expect(item?.price_cents).toBe(cents)
    expect(item?.is_available).toBe(1)
    expect(categories.find((one) => one.id === item?.category_id)?.name).toBe(category)
  })

  it('has exactly one dish that is off', () => {
    expect(items.filter((item) => item.is_available === 0)).toHaveLength(1)
  })

  it('has eight cars, nine laundry services in three units and ten tours', () => {
    expect(cars).toHaveLength(8)
    for (const car of cars) {
      expect(ids(carCategories)).toContain(car.category_id)
      expect(car.seats).toBeGreaterThanOrEqual(2)
      expect(car.seats).toBeLessThanOrEqual(9)
    }
    expect(laundryServices).toHaveLength(9)
    expect(new Set(laundryServices.map((service) => service.unit)).size).toBe(3)
    expect(tours).toHaveLength(10)
    for (const tour of tours) expect(ids(tourCategories)).toContain(tour.category_id)
    expect(tourCategories.map((category) => category.name)).toEqual([
      'Safaris',
      'Hiking',
      'City Tours',
    ])
  })

  it('knows about sixty guests with invented addresses and no passwords of staff', () => {
    expect(customers.length).toBeGreaterThanOrEqual(58)
    for (const { phone, email } of customers) {
      expect(phone).toMatch(/^\+[1-9]\d{9,14}$/)
      if (email !== null) expect(email).toMatch(/^[a-z.]+@example\.com$/)
    }
    expect(new Set(customers.map((guest) => guest.phone)).size).toBe(customers.length)
    const roles = staff.map(({ role }) => role)
    expect(roles.toSorted()).toEqual(['admin', 'admin', 'reception', 'staff', 'trainer'])
    // A stranger who starts the demo house can try all that a desk's role may do.
    expect(roles).toEqual(expect.arrayContaining([...deskRoles]))
    expect(JSON.stringify(staff)).not.toContain('password')
  })

  it('reviews things that exist under their names', () => {
    expect(reviews).toHaveLength(24)
    const named = new Map(
      [...rooms, ...items, ...cars, ...laundryServices].map((row) => [row.id, row.name]),
    )
    for (const review of reviews) {
      expect(named.get(review.item_id ?? '')).toBe(review.item_label)
      expect(review.rating).toBeGreaterThanOrEqual(1)
      expect(review.rating).toBeLessThanOrEqual(5)
    }
    expect(new Set(reviews.map((review) => review.status))).toEqual(
      new Set(['published', 'pending', 'hidden']),
    )
  })

  it('shows tickets and consents in every state, of guests that it knows', () => {
    const { tickets, consents } = community('2026-11-21')
    expect(new Set(tickets.map(({ state }) => state))).toEqual(
      new Set(['open', 'pending', 'closed']),
    )
    expect(new Set(tickets.map(({ priority }) => priority ?? 'normal'))).toEqual(
      new Set(['low', 'normal', 'high']),
    )
    const names = new Set(customers.map(({ name }) => name))
    for (const { name, email, state, messages } of tickets) {
      expect(names).toContain(name)
      expect(email).toMatch(/@example\.com$/)
      // Answered, or still open.
      expect(messages === null).toBe(state === 'open')
    }
    for (const { name, categories: agreed } of consents) {
      if (name !== null) expect(names).toContain(name)
      expect(JSON.parse(agreed)).toContain('essential')
    }
    expect(reviews.filter(({ reply }) => reply !== null)).toHaveLength(3)
  })

  it('has a dated rate and the documented fees', () => {
    const settings = demoSettings('2026-03-03')
    expect(settings.rwf_per_usd.day).toBe('2026-02-25')
    expect(settings.laundry_pickup_fee_cents).toBe(300)
    expect(settings.laundry_rush_rate).toBe(0.2)
    expect(settings.demo_promo).toBe(true)
  })

  it('gives every row an id of its own in its table', () => {
    for (const [table, rows] of Object.entries(demoHouse('2026-11-21'))) {
      const found = rows.flatMap((row) => ('id' in row ? [row.id] : []))
      expect(new Set(found).size, table).toBe(found.length)
    }
  })

  it('has a drawing for every picture it names', () => {
    const named = [
      ...rooms.flatMap((room) =>
        (JSON.parse(room.images) as { path: string }[]).map((i) => i.path),
      ),
      ...[...items, ...cars, ...laundryServices, ...tours].map((row) => row.image_path),
    ]
    expect(new Set(named).size).toBe(12 * 3 + 40 + 8 + 9 + 10)
    const missing = named.filter(
      (path) =>
        !existsSync(`public${path}`) &&
        !existsSync(`demo/pictures${path?.slice('/drawings'.length)}`),
    )
    expect(missing).toEqual([])
  })
})
