import { expect, it } from 'vitest'
import { noRevenue, reportCategories, reportServices, separateRevenue } from './report-kinds.ts'

it('has rooms and services as the documents list them, drinks beside dishes', () => {
  const listed = ['restaurant', 'bar', 'car', 'laundry', 'tour', 'custom']
  expect(reportServices).toEqual(['room', ...listed])
  expect(reportCategories).toEqual(['booking', 'payment', ...listed])
})

it('is split between kitchen and bar to the cent', () => {
  const split = (restaurant: number, drinks: number) =>
    separateRevenue({ ...noRevenue(), restaurant }, drinks)
  expect(split(1_001, 333.5)).toEqual({ ...noRevenue(), bar: 334, restaurant: 667 })
  expect(split(-500, -250)).toEqual({ ...noRevenue(), bar: -250, restaurant: -250 })
})
