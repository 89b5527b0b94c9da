import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { readAt } from '#contract/route.ts'
import type { KnownPayment } from '#features/rooms/checkout/use-payment.ts'
import { paymentReasons } from '#domain/payment-reasons.ts'
import { coerceTextOrNull } from '#lib/coerce.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { useHouse } from '#parts/use-house.ts'
import { Money } from '#ui/money.tsx'

/** Paid, failed, under way or unknown; never more than the server has confirmed. */
export function PaidHeadline({
  known,
  operation,
}: {
  known: KnownPayment
  operation: OperationRow | undefined
}) {
  const { payments } = useHouse()
  const { i18n } = useLingui()
  const { state } = known
  if (state === null) return <NothingKnown known={known} />
  const amount = <Money amount={state.amount} currency={state.currency} />
  const roomGone = state.bookings.some(({ flag }) => flag === 'room_gone')
  const reasonText = state.reason === null ? undefined : reasonTexts[state.reason]
  const failReason = reasonText ? i18n._(reasonText) : state.reason
  switch (state.status) {
    case 'paid':
      return (
        <>
          <h1 className="flex items-center gap-3 text-2xl text-confirmed">
            <CircleCheck className="size-8 shrink-0" />
            <span>
              <Trans>Paid: {amount}</Trans>
            </span>
          </h1>
          {roomGone ? (
            <p>
              <Trans>
                The room went to another guest while you paid. The house will call you: another
                room, or your money back.
              </Trans>
            </p>
          ) : (
            <Confirmation known={known} email={emailOf(operation)} />
          )}
          {payments === 'sandbox' && (
            <p className="text-ink-soft">
              <Trans>This house tries payments out: no real money moved.</Trans>
            </p>
          )}
        </>
      )
    case 'failed':
      return (
        <>
          <h1 className="flex items-center gap-3 text-2xl text-error">
            <CircleX className="size-8 shrink-0" />
            <Trans>Payment failed.</Trans>
          </h1>
          {failReason && <p>{failReason}</p>}
          <p className="text-ink-soft">
            <Trans>Your booking is still with the house. Try again, or pay when you come.</Trans>
          </p>
        </>
      )
    case 'refunded':
      return (
        <h1 className="text-2xl">
          <Trans>Refunded: {amount}</Trans>
        </h1>
      )
    default:
      return (
        <>
          <h1 className="flex items-center gap-3 text-2xl text-waiting">
            <Hourglass className="size-8 shrink-0" />
            <Trans>Payment under way</Trans>
          </h1>
          <p className="text-ink-soft">
            <Trans>
              The provider has not said yet how it ended. This page asks again by itself; you may
              close it, and find it again under your requests.
            </Trans>
          </p>
        </>
      )
  }
}

/** The server's own sentences; what the provider said is shown as it is. */
const reasonTexts: Record<string, MessageDescriptor> = {
  [paymentReasons.declined]: msg`The bank declined the card.`,
  [paymentReasons.cancelled]: msg`The payment was cancelled.`,
  [paymentReasons.invalid]: msg`The provider calls it invalid.`,
}

/** Whether the booking is confirmed, and where the confirmation is sent. */
function Confirmation({ known, email }: { known: KnownPayment; email: string | null }) {
  const { sends_mail } = useHouse()
  const its = (known.state?.subjects as { status: string }[] | undefined) ?? known.state?.bookings
  const confirmed = its?.every(({ status }) => status !== 'pending' && status !== 'cancelled')
  return (
    <>
      <p className="text-lg font-semibold">
        {confirmed ? (
          <Trans>Your booking is confirmed.</Trans>
        ) : (
          <Trans>The house has your payment and will confirm the booking.</Trans>
        )}
      </p>
      {confirmed && (
        <p className="text-ink-soft">
          {email === null || sends_mail === false ? (
            <Trans>
              Keep your code. With it and your phone number you can find the booking again.
            </Trans>
          ) : (
            <Trans>The house sends a confirmation to {email}.</Trans>
          )}
        </p>
      )}
    </>
  )
}

function NothingKnown({ known }: { known: KnownPayment }) {
  return (
    <>
      <h1 className="text-2xl">
        {known.refused ? (
          <Trans>This payment is not known to the house</Trans>
        ) : (
          <Trans>Your payment</Trans>
        )}
      </h1>
      <p className="text-ink-soft">
        {known.refused ? (
          <Trans>Check the address, or look under your requests.</Trans>
        ) : (
          <Trans>What came of it is not known on this device yet.</Trans>
        )}
      </p>
    </>
  )
}

function emailOf(operation: OperationRow | undefined): string | null {
  return coerceTextOrNull(readAt(operation?.body, 'customer.email'))
}
