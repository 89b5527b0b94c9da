import { useInLanguage } from '#parts/use-in-language.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookRoom } from '#contract/bookings.ts'
import { isOpenState, type OperationRow } from '#offline/db/schema.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { DrawnHouse } from '#ui/drawings.tsx'
import { GoneRequest } from '#ui/gone-request.tsx'
import { rooms } from '../data.ts'
import { RoomComing } from '../detail/no-room.tsx'
import { formOf } from './body.ts'
import { Wizard } from './wizard.tsx'

/** A waiting or refused booking, loaded into the wizard to change it. */
export function ChangeBooking({ id, roomId }: { id: string; roomId: string }) {
  const { t } = useLingui()
  const rows = useQuery(outboxQuery(['guest']))
  const list = useQuery(rooms())
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
