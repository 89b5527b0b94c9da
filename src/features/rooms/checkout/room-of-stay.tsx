import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { stayCartQuery, type StoredCartLine } from '#offline/stay-cart.ts'
import type { ForStay } from '#ui/for-stay.ts'
import type { Room } from '../data.ts'
import { RoomComing } from '../detail/no-room.tsx'
import { formOfStay } from './stay-line.ts'
import { Wizard } from './wizard.tsx'

type RoomLine = Extract<StoredCartLine, { kind: 'room' }>

/** A room for a stay's cart: a new line, or an existing one to change. */
export function RoomOfStay({ room, forStay }: { room: Room; forStay: ForStay }) {
  const lines = useQuery(stayCartQuery)
  // The line when this screen opened.
  const [opened, setOpened] = useState<RoomLine | null>(null)
  const found = lines.data?.find(({ line }) => line === forStay.line)
  if (opened === null && found?.kind === 'room') setOpened(found)
  if (opened === null && forStay.line !== null && lines.isPending) return <RoomComing />
  // A separate draft: a room for a stay has no customer.
  const draft = `rooms:stay:${room.id}`
  // A line that was removed meanwhile becomes a new one.
  if (opened === null) return <Wizard room={room} draft={draft} forStay={{ line: null }} />
  const { line } = opened
  return (
    <Wizard
      room={room}
      draft={`${draft}:${line}`}
      initial={formOfStay(opened)}
      forStay={{ line }}
    />
  )
}
