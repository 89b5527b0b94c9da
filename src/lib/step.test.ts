import { assert, constantFrom, double, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { parseTyped, snapToStep } from './step.ts'

test('half kilograms', () => {
  const bounds = { min: 0.5, max: 10, step: 0.5 }
  expect(snapToStep(2.3, bounds)).toBe(2.5)
  expect(snapToStep(0, bounds)).toBe(0.5)
  expect(snapToStep(99, bounds)).toBe(10)
})

test('the highest step below a maximum that is none', () => {
  expect(snapToStep(9, { min: 1, max: 10, step: 4 })).toBe(9)
  expect(snapToStep(10, { min: 1, max: 10, step: 4 })).toBe(9)
})

test('always within the bounds, on a step, and at rest there', () => {
  assert(
    property(
      double({ min: -1e4, max: 1e4, noNaN: true }),
      integer({ min: 0, max: 20 }),
      integer({ min: 1, max: 400 }),
      constantFrom(0.1, 0.25, 0.5, 1, 5),
      (value, min, span, step) => {
        const bounds = { min, max: min + span, step }
        const snapped = snapToStep(value, bounds)
        expect(snapped).toBeGreaterThanOrEqual(bounds.min)
        expect(snapped).toBeLessThanOrEqual(bounds.max)
        expect(Math.abs((snapped - min) / step - Math.round((snapped - min) / step))).toBeLessThan(
          1e-6,
        )
        expect(snapToStep(snapped, bounds)).toBe(snapped)
      },
    ),
  )
})

test('numbers as people type them', () => {
  expect(parseTyped(' 1,5 ')).toBe(1.5)
  expect(parseTyped('١٢')).toBe(12)
  expect(parseTyped('2.')).toBe(2)
  expect(parseTyped('.5')).toBe(0.5)
  for (const text of ['', 'two', '1.2.3', '-', '1e3']) expect(parseTyped(text)).toBeNull()
})
