import { expect, it } from 'vitest'
import { refusalText } from './refusal-text.ts'

const said = (message: string | null, body: unknown) => refusalText({ message, body })

it('says what is wrong with each field after the message', () => {
  const errors = { 'items.0.id': ['Steak is not available.'], phone: ['Too short.', 'No letters.'] }
  expect(said('The given data was invalid.', { errors })).toBe(
    'The given data was invalid. Steak is not available. Too short. No letters.',
  )
})

it('repeats nothing, and is null where nothing was said', () => {
  const errors = { items: ['Add some items first.'], more: ['Add some items first.'] }
  expect(said('Add some items first.', { errors })).toBe('Add some items first.')
  expect(said(null, { errors })).toBe('Add some items first.')
  for (const body of [null, 'x', { errors: 'x' }, { errors: { a: 1 } }]) {
    expect(said(null, body)).toBeNull()
  }
  expect(refusalText(null)).toBeNull()
})
