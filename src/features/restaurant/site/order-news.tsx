import { Trans } from '@lingui/react/macro'
import { isPersisted } from '#offline/db/persist.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { rungOf } from '#offline/rung.ts'
import { Ladder, RungWords } from '#ui/ladder.tsx'
import { PlacedHeadline } from '#ui/placed-headline.tsx'
import { ParkedBelow, RungNews } from '#ui/rung-news.tsx'
import { OrderProgress } from '../parts/order-progress.tsx'
import { useOwnOrders } from '../parts/own-orders.ts'
import { PayOrder } from '../parts/pay-order.tsx'
import { Refusal } from '../parts/refusal.tsx'

/**
 * Where an order stands: the documents' success only when the house has it. `pay`: the provider's
 * page opens by itself then.
 */
export function OrderNews({ operation, pay }: { operation: OperationRow; pay: boolean }) {
  return (
    <RungNews
      rung={rungOf(operation)}
      level={1}
      received={<Received operation={operation} pay={pay} />}
      over={<Trans>This order was taken back</Trans>}
      parked={
        <ParkedBelow reason={operation.parkReason} refusal={<Refusal operation={operation} />}>
          <Trans>Nothing is being cooked. Open it below to see the ways on.</Trans>
        </ParkedBelow>
      }
      saved={
        <Trans>
          It is sent by itself as soon as the house can be reached. Nothing is being cooked until
          then; for something urgent, please call.
        </Trans>
      }
      isPersisted={isPersisted}
    />
  )
}

function Received({ operation, pay }: { operation: OperationRow; pay: boolean }) {
  const order = useOwnOrders([operation]).of(operation)
  return (
    <>
      <PlacedHeadline title={<Trans>Order placed!</Trans>}>
        <p className="text-lg font-semibold">
          <RungWords rung="received" number={order?.number ?? operation.madeId} />
        </p>
      </PlacedHeadline>
      {order && order.status !== 'pending' ? (
        <OrderProgress status={order.status} />
      ) : (
        <Ladder rung="received" />
      )}
      <PayOrder operation={operation} auto={pay} />
    </>
  )
}
