import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentState } from '#contract/payments.ts'
import { bookingStatusWords } from '#features/rooms/parts/status-words.ts'
import { bookingCode } from '#features/rooms/use-own-bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'

/** The rooms it was for; the code from this device, since the house does not tell it here. */
export function PaidFacts({
  state,
  operation,
}: {
  state: PaymentState
  operation: OperationRow | undefined
}) {
  const { t, i18n } = useLingui()
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line border-y border-line">
        {state.bookings.map((booking) => (
          <li key={booking.id} className="grid gap-0.5 py-3">
            <span className="font-semibold">{booking.room_name}</span>
            <span className="text-ink-soft">
              <DateText value={booking.check_in} format="weekday" />
              {' – '}
              <DateText value={booking.check_out} format="weekday" />
            </span>
            <span className="text-sm text-ink-soft">
              {i18n._(bookingStatusWords[booking.status])}
            </span>
          </li>
        ))}
      </ul>
      <DescriptionList
        items={[
          {
            term: t`Amount`,
            detail: (
              <Money
                amount={state.amount}
                currency={state.currency}
                className="text-lg font-semibold"
              />
            ),
          },
          ...(operation
            ? [
                {
                  term: t`Code`,
                  detail: <span className="font-mono tracking-wide">{bookingCode(operation)}</span>,
                },
              ]
            : []),
        ]}
      />
      {operation === undefined && (
        <p className="text-sm text-ink-soft">
          <Trans>
            The booking’s code is on the device it was made with, and in the confirmation.
          </Trans>
        </p>
      )}
    </div>
  )
}
