// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reply } from '#offline/testing/fake-offline.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { RoomsByType } from './rooms-by-type.tsx'

const none = { kind: 'none', cause: 'no-house' } as const

it('sends rooms under one key until it is known what became of them', async () => {
  const keys: unknown[] = []
  const answers = [
    none,
    reply(503, { code: 'unavailable', message: 'Later' }),
    reply(422, { code: 'validation', message: 'Wrong' }),
    reply(422, { code: 'key_reused', message: 'Reused' }),
    reply(201, { data: [{ room_number: '5' }] }),
  ]
  const client = atDesk({
    ask: async ({ route, headers }) => {
      if (route !== 'createRooms') return none
      keys.push(headers?.['idempotency-key'])
      return answers.shift() ?? none
    },
  })
  renderAtDesk(client, <RoomsByType />)
  fireEvent.change(screen.getByLabelText(/^Price per night/), { target: { value: '60' } })
  const add = async (said: RegExp) => {
    fireEvent.click(screen.getByRole('button', { name: 'Add these rooms' }))
    await screen.findByText(said)
  }
  await add(/does not answer/)
  await add(/Later/)
  await add(/Wrong/)
  await add(/had reached the house after all/)
  await add(/Room 5 was added/)
  expect(keys.slice(0, 4)).toEqual(Array(4).fill(keys[0]))
  expect(keys[4]).not.toBe(keys[0])
})
