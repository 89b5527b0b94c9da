import { describe, expect, it } from 'vitest'
import { readSession } from './answer.ts'

describe('the answer to a sign-in', () => {
  it('is read from data, with the role in lower case and the id as text', () => {
    expect(readSession({ data: { token: 't', role: 'Admin', name: 'Aline', id: 7 } })).toEqual({
      token: 't',
      role: 'admin',
      name: 'Aline',
      id: '7',
    })
    expect(readSession({ data: { token: 't', send_token: 's', id: 'x' } })).toMatchObject({
      send_token: 's',
      role: '',
    })
  })
  it('is an error with an empty token, or none', () => {
    for (const answer of [null, 'x', {}, { data: {} }, { data: { token: ' ' } }, { token: 't' }]) {
      expect(readSession(answer)).toBeNull()
    }
  })
})
