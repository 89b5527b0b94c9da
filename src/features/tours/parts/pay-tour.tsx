import { useQuery } from '@tanstack/react-query'
import { tours } from '#contract/services/tours.ts'
import type { BookTour } from '#contract/tour-bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { goToPay } from '#offline/paying/go-to-pay.ts'
import { paymentOfQuery } from '#offline/paying/kept-payment.ts'
import { useOwn } from '#parts/own-requests.ts'
import { useHouse } from '#parts/use-house.ts'
import { PayPanel } from '#ui/pay-panel.tsx'
import { useValue } from '#ui/use-value.ts'

/** Paying for a booking that the house has, by card; nothing where that cannot be. */
export function PayTour({ operation, auto = false }: { operation: OperationRow; auto?: boolean }) {
  const tour = useOwn(tours, operation)
  const ours = useValue(offline().host) !== 'foreign'
  const link = useValue(offline().link)
  const online = useHouse().payments !== 'none'
  const begun = useQuery(paymentOfQuery(operation.id)).data
  const { method } = (operation.body as BookTour).payment
  // A room's bill is settled at the desk; what is over only tells of its payment.
  if (tour === null || tour.total === 0 || !ours || method === 'room') return null
  const settled = tour.paymentStatus === 'paid' || tour.paymentStatus === 'refunded'
  if ((tour.stage === 'over' || tour.stage === 'cancelled') && !settled) return null
  return (
    <PayPanel
      status={tour.paymentStatus}
      announced={tour.cardAnnounced}
      online={online}
      paymentPath={begun ? `/paid/${begun}` : null}
      start={() => goToPay([{ kind: 'tour', id: tour.id }], operation.id)}
      down={link.state === 'down'}
      // Who comes back from the payment page is not sent there again.
      auto={auto && begun === null && online}
      variant={method === 'card' ? 'primary' : 'secondary'}
    />
  )
}
