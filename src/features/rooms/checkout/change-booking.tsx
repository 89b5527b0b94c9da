import { useInLanguage } from '#parts/use-in-language.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookRoom } from '#contract/bookings.ts'
import { isOpenState, type OperationRow } from '#offline/db/schema.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { DrawnHouse } from '#ui/drawings.tsx'
import { GoneRequest } from '#ui/gone-request.tsx'
import { type Room, rooms, roomsInOrder } from '../data.ts'
import { NoRoom, RoomComing } from '../detail/no-room.tsx'
import { changeAddress } from '../operations/book-room.ts'
import { formOf } from './body.ts'
import { RoomLinks } from './room-links.tsx'
import { Wizard } from './wizard.tsx'

/** A waiting or refused booking, loaded into the wizard to change it. */
export function ChangeBooking({ id, roomId }: { id: string; roomId: string }) {
  const { t } = useLingui()
  const rows = useQuery(outboxQuery(['guest']))
  // Asked for again: the room may be what was refused.
  const list = useQuery({ ...rooms(), refetchOnMount: 'always' })
  const inLanguage = useInLanguage()
  const room = list.data?.rows.find((one) => one.id === roomId)
  // The booking when this screen opened: it may be sent meanwhile.
  const [opened, setOpened] = useState<OperationRow | null>(null)
  const found = rows.data?.find((row) => row.id === id) ?? null
  const usable = found?.route === 'bookRoom' && isOpenState(found.state)
  if (opened === null && usable) setOpened(found)
  if (opened !== null && room !== undefined) {
    const body = opened.body as BookRoom
    return (
      <Wizard
        room={inLanguage(room)}
        draft={`rooms:change:${opened.id}`}
        initial={formOf(body)}
        changing={{ id: opened.id, code: body.code }}
      />
    )
  }
  if (rows.isPending || list.isPending) return <RoomComing />
  if (opened !== null) {
    return (
      <NoRoom error={list.error} retry={() => void list.refetch()}>
        <OtherRooms opened={opened} rooms={list.data?.rows ?? []} />
      </NoRoom>
    )
  }
  return (
    <main id="main" className="container-page pt-[calc(var(--over-page)+2rem)] pb-16">
      <GoneRequest
        picture={<DrawnHouse />}
        title={t`This booking can no longer be changed here`}
        to={found?.id}
      />
    </main>
  )
}

/** The room left the house while its booking waited: the same stay in another, nothing typed again. */
function OtherRooms({ opened, rooms: all }: { opened: OperationRow; rooms: readonly Room[] }) {
  const { adults, children } = (opened.body as BookRoom).guests
  const fitting = all.filter((room) => room.available && room.capacity >= adults + children)
  if (fitting.length === 0) return null
  return (
    <section className="mx-auto mt-6 grid max-w-md gap-1">
      <h2 className="font-semibold">
        <Trans>Take another room: your dates and details stay.</Trans>
      </h2>
      <RoomLinks rooms={roomsInOrder(fitting)} addressOf={(id) => changeAddress(opened, id)} />
    </section>
  )
}
