import { Trans, useLingui } from '@lingui/react/macro'
import { restaurant } from '#contract/services/restaurant.ts'
import { isPersisted } from '#offline/db/persist.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { rungOf } from '#offline/rung.ts'
import { useOwn } from '#parts/own-requests.ts'
import { SentWhenOnline } from '#parts/sent-when-online.tsx'
import { EndedNews } from '#ui/ended-news.tsx'
import { Ladder } from '#ui/ladder.tsx'
import { PlacedHeadline } from '#ui/placed-headline.tsx'
import { ParkedBelow, RungNews } from '#ui/rung-news.tsx'
import { OrderProgress } from '../parts/order-progress.tsx'
import { PayOrder } from '../parts/pay-order.tsx'
import { Refusal } from '../parts/refusal.tsx'
import { statusWords } from '../parts/status-words.ts'

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
        <>
          <SentWhenOnline />{' '}
          <Trans>
            Nothing is being cooked until the house has it; for something urgent, please call.
          </Trans>
        </>
      }
      isPersisted={isPersisted}
    />
  )
}

function Received({ operation, pay }: { operation: OperationRow; pay: boolean }) {
  const { i18n } = useLingui()
  const order = useOwn(restaurant, operation)
  const accepted = order !== null && order.status !== 'pending'
  if (order?.status === 'cancelled') {
    return (
      <>
        <EndedNews level={1} title={i18n._(statusWords.cancelled)} reason={order.reason} />
        <PayOrder operation={operation} />
      </>
    )
  }
  return (
    <>
      <PlacedHeadline
        rung="received"
        number={order?.number ?? operation.madeId}
        title={<Trans>Order placed!</Trans>}
      >
        {order?.status === 'pending' && i18n._(statusWords.pending)}
      </PlacedHeadline>
      {accepted ? <OrderProgress status={order.status} /> : <Ladder rung="received" />}
      <PayOrder operation={operation} auto={pay} />
    </>
  )
}
