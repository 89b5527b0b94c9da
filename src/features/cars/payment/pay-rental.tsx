import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RentCar } from '#contract/rentals.ts'
import { cars } from '#contract/services/cars.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { cardWay } from '#offline/paying/card-way.ts'
import { goToPay } from '#offline/paying/go-to-pay.ts'
import { paymentOfQuery } from '#offline/paying/stored-payment.ts'
import { useOwn } from '#parts/own-requests.ts'
import { useHouse } from '#parts/use-house.ts'
import { Card, CardTitle } from '#ui/card.tsx'
import { Money } from '#ui/money.tsx'
import { PayPanel } from '#ui/pay-panel.tsx'
import { useValue } from '#ui/use-value.ts'
import { PayByCard } from './pay-by-card.tsx'

/** Step 5: by card now, where that can be, and always at the house. */
export function PayRental({ operation }: { operation: OperationRow }) {
  const rental = useOwn(cars, operation)
  const over = ['parked', 'withdrawn', 'settled', 'superseded'].includes(operation.state)
  const settled = rental?.paymentStatus === 'paid' || rental?.paymentStatus === 'refunded'
  const ended = rental?.status === 'cancelled' || rental?.status === 'completed'
  if (over || (ended && !settled)) return null
  const { totals } = operation.body as RentCar
  const amount = <Money amount={totals.grand_total} className="font-semibold" />
  const taken = operation.state === 'taken' && operation.madeId !== null
  return (
    <>
      {taken && (
        <ByCard
          operation={operation}
          rentalId={operation.madeId ?? ''}
          status={rental?.paymentStatus ?? 'unpaid'}
          announced={rental?.cardAnnounced ?? null}
        />
      )}
      {!settled && (
        <Card as="section" className="flex gap-4">
          <Wallet className="mt-0.5 size-6 shrink-0 text-primary" />
          <div className="grid gap-1">
            <CardTitle level={2}>
              {taken ? <Trans>Or pay at the house</Trans> : <Trans>Pay at the house</Trans>}
            </CardTitle>
            <p className="text-ink-soft">
              {taken ? (
                <Trans>{amount}, when you pick the car up.</Trans>
              ) : (
                <Trans>
                  {amount}, when you pick the car up; or by card here, once the house has the
                  rental. Nothing is charged now.
                </Trans>
              )}
            </p>
          </div>
        </Card>
      )}
    </>
  )
}

function ByCard({
  operation,
  rentalId,
  status,
  announced,
}: {
  operation: OperationRow
  rentalId: string
  status: string
  announced: string | null
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const house = useHouse()
  const link = useValue(offline().link)
  const begun = useQuery(paymentOfQuery(operation.id)).data
  const way = cardWay(link, house)
  const { totals } = operation.body as RentCar
  const open = status === 'unpaid' || status === 'failed'
  // What was typed, and what came of it, stays when the device goes offline meanwhile.
  const [begunHere, setBegunHere] = useState(false)
  if (!begunHere && way === 'fields' && open && announced === null) setBegunHere(true)
  if (way === 'never' && open && announced === null) return null
  return (
    <Card as="section" aria-label={t`Payment by card`} className="grid gap-4">
      {begunHere && open && announced === null ? (
        <PayByCard
          operationId={operation.id}
          down={way === 'none'}
          rental={{ id: rentalId, amount: totals.grand_total }}
          // The wizard starts again (spec 2 §4) and shows there what was paid or announced.
          onDone={(outcome) =>
            void navigate('/car-rental', { replace: true, state: { [outcome]: operation.id } })
          }
        />
      ) : (
        <PayPanel
          status={status}
          announced={announced}
          online={way !== 'never'}
          paymentPath={begun ? `/paid/${begun}` : null}
          start={() => goToPay([{ kind: 'car', id: rentalId }], operation.id)}
          down={way === 'none'}
        />
      )}
    </Card>
  )
}
