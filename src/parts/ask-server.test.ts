import { expect, test } from 'vitest'
import { saidAbove } from './ask-server.ts'

const refused = (errors: Record<string, string>) =>
  ({ ok: false, status: 422, message: 'Trainers have no desk.', errors }) as const

test('a refusal is said above a form unless a field that it has says it', () => {
  expect(saidAbove(refused({}), 'name')).toBe('Trainers have no desk.')
  expect(saidAbove(refused({ name: 'Too long.' }), 'name', 'email')).toBeNull()
  // Nothing of it would be seen at all.
  expect(saidAbove(refused({ role: 'Trainers have no desk.' }), 'name')).not.toBeNull()
  expect(saidAbove(null, 'name')).toBeNull()
})
