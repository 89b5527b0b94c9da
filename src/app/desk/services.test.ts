import { expect, it } from 'vitest'
import { builtInKinds, serviceKinds } from '#contract/services/index.ts'
import { bookingTypes, serviceDesks, serviceNotes } from './services.ts'

it('has a part of the desk for every service, each found once', () => {
  expect(serviceDesks.map(({ kind }) => kind).toSorted()).toEqual(serviceKinds.toSorted())
})

it('shows each at one place of every order', () => {
  for (const place of ['inFilter', 'ofDay'] as const) {
    expect(new Set(serviceDesks.map(({ order }) => order[place])).size).toBe(serviceKinds.length)
  }
  // The documents' order (spec 3 §2.5), the house's own services last.
  expect(bookingTypes).toEqual(['room', 'laundry', 'car', 'restaurant', 'table', 'tour', 'custom'])
})

it('says of each that comes with the program what it is, and where the desk keeps what it offers', () => {
  for (const kind of builtInKinds) expect(serviceNotes[kind], kind).toBeDefined()
})
