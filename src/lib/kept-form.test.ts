import { expect, it } from 'vitest'
import { keptForm } from './kept-form.ts'

const empty = { name: '', count: 1, day: null as string | null, some: [] as string[], on: false }

it('has what was kept, and what is usual where it has another type or is not there', () => {
  const kept = { name: 'Aline', count: '3', day: '2026-07-01', some: ['a'], on: true, old: 1 }
  expect(keptForm(empty, kept)).toEqual({ ...kept, count: 1, old: undefined })
  expect(keptForm(empty, { name: 7, day: {}, some: 'a', on: 1 })).toEqual(empty)
  expect(keptForm(empty, {})).toEqual(empty)
})

it('reads a form in a form', () => {
  const form = { extras: { breakfast: false, taxi: false } }
  expect(keptForm(form, { extras: { breakfast: true, taxi: 'yes' } })).toEqual({
    extras: { breakfast: true, taxi: false },
  })
  expect(keptForm(form, { extras: [] })).toEqual(form)
})

it('is none where none was kept', () => {
  for (const kept of [null, undefined, 'form', 4, []]) expect(keptForm(empty, kept)).toBeNull()
})
