import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentState } from '#contract/payments.ts'
import type { BookCart } from '#contract/cart.ts'
import { lineNames } from '#features/cart/operations/texts.ts'
import { lineStatus } from '#features/cart/parts/status-labels.ts'
import { isCart, useOwnCarts } from '#features/cart/use-own-carts.ts'
import { subjectTitle } from '#features/payments/subject-title.ts'
import { oneRow, readAt } from '#contract/route.ts'
import { services } from '#contract/services/index.ts'
import { coerceText } from '#lib/coerce.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { descriptors } from '../../operations.ts'

/** Everything that was paid for. The code is this device's: the server's answer has none. */
export function PaidSummary({
  state,
  operation,
}: {
  state: PaymentState
  operation: OperationRow | undefined
}) {
  const { t, i18n } = useLingui()
  const code = operation === undefined ? '' : codeOf(operation)
  const all = paidFor(state)
  const titleOf = useTitles(operation, all.length > 1)
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line border-y border-line">
        {all.map(({ id, kind, title, from, to, status }) => (
          <li key={id} className="grid gap-0.5 py-3">
            <span className="font-semibold">{titleOf({ id, kind, title })}</span>
            {from !== null && (
              <span className="text-ink-soft">
                <DateText value={from} format="weekday" />
                {to !== null && to !== from && (
                  <>
                    {' – '}
                    <DateText value={to} format="weekday" />
                  </>
                )}
              </span>
            )}
            <span className="note">{i18n._(lineStatus(status).label)}</span>
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
          ...(code !== ''
            ? [
                {
                  term: t`Code`,
                  detail: <span className="font-mono tracking-wide">{code}</span>,
                },
              ]
            : []),
        ]}
      />
      {operation === undefined && (
        <p className="note">
          <Trans>
            The booking’s code is on the device it was made with, and in the confirmation.
          </Trans>
        </p>
      )}
    </div>
  )
}

type Subject = Pick<PaymentState['subjects'][number], 'id' | 'kind' | 'title'>

/** What each is called: as it was asked for on this device; else as the server names it. */
function useTitles(operation: OperationRow | undefined, several: boolean) {
  const { i18n } = useLingui()
  const carts = useOwnCarts(operation ? [operation] : [])
  const lines = operation && carts.of(operation)?.lines
  return ({ id, kind, title }: Subject): string => {
    const line = lines?.find(({ subjects }) => subjects.some((one) => one.id === id))?.line
    // Rooms have names, in every language the same.
    if (operation && line && kind !== 'room') {
      return lineNames(operation.body as BookCart, operation.words.detail)(line)
    }
    const alone = kind !== 'room' && !several && operation && !isCart(operation)
    const asked = alone && descriptors[operation.route]?.title(operation)
    return asked ? i18n._(asked) : subjectTitle({ subject: { kind, id }, subject_title: title })
  }
}

/** What was paid, of any service. */
function paidFor({ subjects, bookings }: PaymentState) {
  // A state that an older version cached has no subjects: payments were for rooms only.
  const all = subjects as PaymentState['subjects'] | undefined
  return (
    all ??
    bookings.map(({ id, room_name: title, check_in: from, check_out: to, status }) => ({
      id,
      kind: 'room' as const,
      title,
      from,
      to,
      status,
    }))
  )
}

/** Fields of an answer that hold the created row. */
const made = ['booking', 'cart', 'bundle', ...services.map(({ answeredAs }) => answeredAs)]

/** The code from the server's answer; before that, the one that the device made. */
function codeOf({ answer, body }: OperationRow): string {
  const row = oneRow(answer?.body)
  const given = made
    .map((name) => coerceText(readAt(row, `${name}.code`)))
    .find((one) => one !== '')
  return given ?? coerceText(readAt(body, 'code'))
}
