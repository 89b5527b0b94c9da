import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { stayCartQuery, type StoredCartLine } from '#offline/stay-cart.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import type { ForStay } from '#ui/for-stay.ts'
import type { Room } from '../data.ts'
import { RoomComing } from '../detail/no-room.tsx'
import { askedByQuery, emptyForm } from './form.ts'
import { formOfStay } from './stay-line.ts'
import { useStayForm } from './use-stay-form.ts'
import { Wizard } from './wizard.tsx'

type Line = Extract<StoredCartLine, { kind: 'room' }>

/** A room for a stay's cart: a new line, or an existing one to change. */
export function RoomOfStay({ room, forStay }: { room: Room; forStay: ForStay }) {
  const lines = useQuery(stayCartQuery)
  // The line when this screen opened.
  const [opened, setOpened] = useState<Line | null>(null)
  const found = lines.data?.find(({ line }) => line === forStay.line)
  if (opened === null && found?.kind === 'room') setOpened(found)
  if (opened !== null) return <Asked room={room} line={opened} />
  if (forStay.line !== null && lines.isPending) return <RoomComing />
  // A line that was removed meanwhile becomes a new one.
  return <Asked room={room} line={null} />
}

function Asked({ room, line }: { room: Room; line: Line | null }) {
  const [query] = useSearchParams()
  const today = useHouseDay()
  const [initial] = useState(() => (line === null ? emptyForm : formOfStay(line)))
  const state = useStayForm({
    // A separate draft: a room for a stay has no customer.
    draft: line === null ? `rooms:stay:${room.id}` : `rooms:stay:${room.id}:${line.line}`,
    initial,
    asked: askedByQuery(query, today),
    today,
  })
  return (
    <Wizard
      room={room}
      state={state}
      today={today}
      changing={null}
      forStay={{ line: line?.line ?? null }}
    />
  )
}
