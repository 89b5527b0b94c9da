// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { known } from '#offline/testing/fake-offline.ts'
import { openSite } from '#parts/testing/at-site.tsx'
import type { OwnCartLine } from './own-cart.ts'
import { stayRooms } from './rooms.ts'
import { roomLine } from './testing/lines.ts'
import { useRoomsNow } from './use-rooms-now.ts'

function Names() {
  const roomsNow = useRoomsNow()
  const named = (...rooms: string[]) =>
    roomsNow(roomLine, { rooms } as unknown as OwnCartLine) ?? 'as saved'
  return <p>{['room-4', 'room-5', 'room-6', 'unheard-of'].map((id) => named(id)).join('; ')}</p>
}

it('names the room that the desk has moved a stay to, as far as this device knows it', () => {
  const rooms = known([
    { id: 'room-5', name: 'Bisoke', number: '105' },
    { id: 'room-6', name: '', number: '106' },
  ])
  openSite(<Names />, {
    fill: (client) => client.setQueryData(stayRooms().queryKey, rooms as never),
  })
  expect(screen.getByText('as saved; Bisoke; Room 106; as saved')).toBeDefined()
})
