import { useMemo } from 'react'
import type { FolioView } from '#features/folio/desk/use-folio.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { HistoryCard } from './history-card.tsx'
import { LettersCard } from './letters-card.tsx'
import { useHistory } from './use-history.ts'

/** Letters sent, and who did what when. Nothing where the host keeps no histories. */
export function History({ booking, view }: { booking: DeskBooking; view: FolioView }) {
  const { lines } = view.folio
  const orders = useMemo(
    () => lines.flatMap(({ charge }) => (charge === undefined ? [] : [charge.id])),
    [lines],
  )
  const history = useHistory(booking, orders)
  if (history === null) return null
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <HistoryCard history={history} />
      <LettersCard booking={booking} history={history} />
    </div>
  )
}
