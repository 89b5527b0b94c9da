import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PlaceOrder } from '#contract/restaurant.ts'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { serviceLabels } from './status-labels.ts'

/** What was ordered, from the operation on the device. */
export function OrderSummary({ body }: { body: PlaceOrder }) {
  const { t, i18n } = useLingui()
  const { room_number: room, method, reference } = body.payment
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line border-y border-line">
        {body.items.map(({ id, name, price, qty }) => (
          <li key={id} className="flex justify-between gap-4 py-2">
            <span>
              {qty} × {name}
            </span>
            <Money amount={price * qty} />
          </li>
        ))}
        {body.totals.discount > 0 && (
          <li className="flex justify-between gap-4 py-2 text-confirmed">
            <Trans>Discount</Trans>
            <Money amount={-body.totals.discount} />
          </li>
        )}
        <li className="flex justify-between gap-4 py-2 font-semibold">
          <Trans>Total</Trans>
          <Money amount={body.totals.total} />
        </li>
      </ul>
      <DescriptionList
        items={[
          {
            term: t`When`,
            detail: (
              <>
                <DateText value={body.schedule.date} format="weekday" />, {body.schedule.time}
              </>
            ),
          },
          { term: t`Ordering as`, detail: i18n._(serviceLabels[body.service_type]) },
          {
            term: t`Party size`,
            detail: <Plural value={body.party_size} one="# person" other="# people" />,
          },
          {
            term: t`Payment`,
            detail: {
              room: t`To room ${room ?? ''}`,
              cash: t`Pay at the counter`,
              card: reference ? t`By card: ${reference}` : t`By card`,
            }[method],
          },
          ...(body.custom_request
            ? [{ term: t`A dish of your own`, detail: body.custom_request }]
            : []),
          ...(body.notes ? [{ term: t`Notes`, detail: body.notes }] : []),
          { term: t`Code`, detail: <span className="font-mono">{body.code}</span> },
        ]}
      />
    </div>
  )
}
