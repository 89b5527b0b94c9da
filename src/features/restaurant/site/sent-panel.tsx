import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Phone } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { PlaceOrder } from '#contract/restaurant.ts'
import { looseObject } from '#lib/loose.ts'
import { isPersisted } from '#offline/db/persist.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { latestOf } from '#offline/latest-of.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { rungOf } from '#offline/rung.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { Ladder, RungHeadline, RungWords } from '#ui/ladder.tsx'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { useOnce } from '#ui/use-once.ts'
import { OrderFacts } from '../parts/order-facts.tsx'
import { OrderProgress } from '../parts/order-progress.tsx'
import { PayOrder } from '../parts/pay-order.tsx'
import { Refusal } from '../parts/refusal.tsx'
import { useHouse } from '../parts/use-house.ts'
import { useOwnOrders } from '../parts/own-orders.ts'

/** What became of an order just made, followed live: never further than it is. */
export function SentPanel({ id, afterOrder }: { id: string; afterOrder?: ReactNode }) {
  const { t } = useLingui()
  const { name, phone } = useHouse()
  const rows = useQuery(outboxQuery(['guest']))
  const operation = latestOf(rows.data ?? [], id)
  const top = useRef<HTMLElement>(null)
  useEffect(() => {
    document.title = `${t`Your order`} – ${name}`
  }, [t, name])
  useEffect(() => {
    top.current?.focus()
  }, [])
  return (
    <main
      id="main"
      ref={top}
      tabIndex={-1}
      className="container-page grid max-w-2xl gap-6 pt-[calc(var(--over-page)+2rem)] pb-16"
    >
      {operation ? (
        <>
          <Card className="grid gap-5">
            <News operation={operation} />
          </Card>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={`/requests/${operation.id}`}>
              <Trans>Follow or change it</Trans>
            </ButtonLink>
            <ButtonLink to="/restaurant" variant="secondary">
              <Trans>Order something else</Trans>
            </ButtonLink>
            {phone !== '' && (
              <ButtonLink
                href={`tel:${phone.replaceAll(' ', '')}`}
                variant="quiet"
                icon={<Phone aria-hidden="true" />}
              >
                <Trans>Call {phone}</Trans>
              </ButtonLink>
            )}
          </div>
          {afterOrder}
          <Card>
            <OrderFacts body={operation.body as PlaceOrder} />
          </Card>
        </>
      ) : (
        <LoadingRegion label={t`Loading your order…`}>
          <SkeletonText lines={5} />
        </LoadingRegion>
      )}
    </main>
  )
}

function News({ operation }: { operation: OperationRow }) {
  const rung = rungOf(operation)
  const order = useOwnOrders([operation]).of(operation)
  // Said by the form: the card was chosen, and is typed on the provider's page.
  const { pay } = looseObject(useLocation().state)
  if (rung === 'received') {
    return (
      <>
        <div aria-live="polite" className="grid gap-1">
          <h1 className="flex items-center gap-3 text-2xl text-confirmed">
            <CircleCheck aria-hidden="true" className="size-8 shrink-0" />
            <Trans>Order placed!</Trans>
          </h1>
          <p className="text-lg font-semibold">
            <RungWords rung="received" number={order?.number ?? operation.madeId} />
          </p>
        </div>
        {order && order.status !== 'pending' ? (
          <OrderProgress status={order.status} />
        ) : (
          <Ladder rung="received" />
        )}
        <PayOrder operation={operation} auto={pay === true} />
      </>
    )
  }
  if (rung === 'over') {
    return (
      <h1 className="text-2xl">
        <Trans>This order was taken back</Trans>
      </h1>
    )
  }
  if (rung === 'needs-decision' || rung === 'not-sent') {
    return (
      <RungHeadline rung={rung}>
        {operation.parkReason === 'may_have_arrived' ? (
          <p>
            <Trans>
              It was sent, but no answer came: the house may have it. Open it below to see the ways
              on.
            </Trans>
          </p>
        ) : (
          <>
            <p>
              <Refusal operation={operation} />
            </p>
            <p>
              <Trans>Nothing is being cooked. Open it below to see the ways on.</Trans>
            </p>
          </>
        )}
      </RungHeadline>
    )
  }
  return (
    <>
      <RungHeadline rung={rung}>
        {rung === 'saved' ? (
          <SavedWords />
        ) : (
          <p>
            <Trans>The house’s answer is not heard yet.</Trans>
          </p>
        )}
      </RungHeadline>
      <Ladder rung={rung} />
    </>
  )
}

/** What "saved" means, and where it ends. */
function SavedWords() {
  const persisted = useOnce(isPersisted, true)
  return (
    <div className="grid gap-2">
      <p>
        <Trans>
          It is sent by itself as soon as the house can be reached. Nothing is being cooked until
          then; for something urgent, please call.
        </Trans>
      </p>
      {!persisted && (
        <p className="font-semibold text-waiting">
          <Trans>It is kept in this browser only: do not clear its data before it is sent.</Trans>
        </p>
      )}
    </div>
  )
}
