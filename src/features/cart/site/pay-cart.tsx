import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import type { BookCart } from '#contract/cart.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { goToPay } from '#offline/paying/go-to-pay.ts'
import { paymentOfQuery } from '#offline/paying/stored-payment.ts'
import { syncStatusOf } from '#offline/sync-status.ts'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { InView, useTurned } from '#ui/in-view.tsx'
import { Money } from '#ui/money.tsx'
import { PayNow } from '#ui/pay-now.tsx'
import { useValue } from '#ui/use-value.ts'
import { unpaidSubjects, unpaidTotal, type OwnCart } from '../own-cart.ts'
import { useOwnCarts } from '../use-own-carts.ts'

/**
 * One payment for a whole stay of this device. `now`: the guest has just chosen to pay by card, and
 * goes to the payment page as soon as the server has taken the stay.
 */
export function PayCart({ operation, now }: { operation: OperationRow; now: boolean }) {
  const { t } = useLingui()
  const down = useValue(offline().link).state === 'down'
  const cart = useOwnCarts([operation]).of(operation)
  const syncStatus = syncStatusOf(operation)
  if ((syncStatus === 'saved' || syncStatus === 'sent') && down) {
    return (
      <Alert tone="waiting" icon={<CloudOff />} title={t`Paying by card needs internet`}>
        <Trans>Pay by card here when you are online, or at the house when you come.</Trans>
      </Alert>
    )
  }
  if (syncStatus !== 'received' || cart === null) return null
  return <Open operation={operation} cart={cart} now={now} down={down} />
}

function Open({
  operation,
  cart,
  now,
  down,
}: {
  operation: OperationRow
  cart: OwnCart
  now: boolean
  down: boolean
}) {
  const { t } = useLingui()
  const online = useHouse().payments !== 'none'
  const begun = useQuery(paymentOfQuery(operation.id)).data
  const subjects = unpaidSubjects(cart)
  const isNews = useTurned(subjects.length === 0)
  const { method } = (operation.body as BookCart).payment
  const see = begun && (
    <ButtonLink to={`/paid/${begun}`} variant="secondary">
      <Trans>See the payment</Trans>
    </ButtonLink>
  )
  if (subjects.length === 0) {
    if (cart.paid === 0) return null
    const paid = <Money amount={cart.paid} />
    return (
      <InView when={isNews}>
        <Alert tone="confirmed" title={<Trans>Paid: {paid}</Trans>} action={see} live />
      </InView>
    )
  }
  const amount = <Money amount={unpaidTotal(cart)} />
  return (
    <Card as="section" className="grid gap-4" aria-label={t`Paying`}>
      <CardTitle level={2}>
        <Trans>{amount} to pay</Trans>
      </CardTitle>
      {begun && (
        <Alert tone="waiting" title={t`You started to pay`} action={see}>
          <Trans>Check that payment before you start a new one.</Trans>
        </Alert>
      )}
      {online && (
        <PayNow
          start={() => goToPay(subjects, operation.id)}
          down={down}
          // A guest who comes back from the payment page is not sent there again.
          auto={now && method === 'card' && begun === null}
          variant={begun || method === 'counter' ? 'secondary' : 'primary'}
        />
      )}
      <p className="note">
        {online ? (
          <Trans>
            One payment for everything, on the provider’s own page by card or mobile money. Or pay
            at the desk when you come: nothing more to do.
          </Trans>
        ) : (
          <Trans>Pay at the desk when you come: nothing more to do.</Trans>
        )}
      </p>
    </Card>
  )
}
