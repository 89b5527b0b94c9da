import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { clearBundle } from '#features/rooms/bundle.ts'
import { applyPayment } from '#features/cart/received.ts'
import { sentAddress } from '#features/cart/steps.ts'
import { isCart } from '#features/cart/use-own-carts.ts'
import { payAddress } from '#features/rooms/checkout/pay-address.ts'
import { isBooking } from '#features/rooms/use-own-bookings.ts'
import { usePayment, type KnownPayment } from '#features/rooms/checkout/use-payment.ts'
import { CallButton } from '#ui/call-button.tsx'
import type { OperationRow } from '#offline/db/schema.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { LoadingText } from '#ui/skeleton.tsx'
import { PaidSummary } from './paid-summary.tsx'
import { PaidHeadline } from './paid-headline.tsx'

/** /paid/{id}: the result of a payment; the provider's page redirects here. */
export default function PaidPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const { name, phone } = useHouse()
  const payment = usePayment(id)
  const rows = useQuery(outboxQuery(['guest']))
  const known = payment.data
  const operation = rows.data?.find((row) => row.id === known?.stored?.operationId)
  const state = known?.state
  const paid = state?.status === 'paid'
  useEffect(() => {
    // The bundle checkout's stored payment details are no longer needed (decisions.md, "Bundle").
    if (paid) clearBundle()
  }, [paid])
  useEffect(() => {
    if (state) void applyPayment(state)
  }, [state])
  useEffect(() => {
    document.title = `${t`Your payment`} – ${name}`
  }, [t, name])
  return (
    <main id="main" className="container-page grid max-w-2xl gap-5 pt-4 pb-16">
      {known === undefined ? (
        <LoadingText label={t`Asking the house about your payment…`} />
      ) : (
        <>
          <Card className="grid gap-4" aria-live="polite">
            <PaidHeadline known={known} operation={operation} />
            {known.cause !== null && (
              <NoAnswer
                known={known}
                again={() => void payment.refetch()}
                busy={payment.isFetching}
              />
            )}
          </Card>
          <RecoveryActions known={known} operation={operation} phone={phone} />
          {known.state !== null && (
            <Card as="section" aria-label={t`What was paid`}>
              <PaidSummary state={known.state} operation={operation} />
            </Card>
          )}
        </>
      )}
    </main>
  )
}

/** Offline, or the server has trouble: the cached state is shown, and from when it is. */
function NoAnswer({
  known,
  again,
  busy,
}: {
  known: KnownPayment
  again: () => void
  busy: boolean
}) {
  const { t } = useLingui()
  return (
    <Alert
      tone="waiting"
      title={t`The house cannot be reached just now`}
      action={
        <Button variant="secondary" busy={busy} onClick={again}>
          <Trans>Ask again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          It is asked again by itself. Do not pay twice: the payment page keeps what you paid.
        </Trans>
      </p>
      <AsOf at={known.asOf} />
    </Alert>
  )
}

/** Where the guest can pay again. */
function payAgain(operation: OperationRow): string {
  if (isCart(operation)) return sentAddress(operation.id)
  return isBooking(operation) ? payAddress(operation) : `/requests/${operation.id}`
}

function RecoveryActions({
  known,
  operation,
  phone,
}: {
  known: KnownPayment
  operation: OperationRow | undefined
  phone: string
}) {
  const failed = known.state?.status === 'failed'
  const again = operation && payAgain(operation)
  return (
    <div className="flex flex-wrap gap-2">
      {failed && again && (
        <ButtonLink to={again}>
          <Trans>Try again, or pay at the house</Trans>
        </ButtonLink>
      )}
      <ButtonLink
        to={operation ? `/requests/${operation.id}` : '/requests'}
        variant={failed ? 'secondary' : 'primary'}
      >
        {operation ? <Trans>See your booking</Trans> : <Trans>Your requests</Trans>}
      </ButtonLink>
      <CallButton phone={phone} />
    </div>
  )
}
