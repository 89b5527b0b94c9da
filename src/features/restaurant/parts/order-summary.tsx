import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PlaceOrder } from '#contract/restaurant.ts'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { PriceLine, PriceLines } from '#ui/price-lines.tsx'
import { serviceLabels } from './status-labels.ts'

/** What was ordered, from the operation on the device. */
export function OrderSummary({ body }: { body: PlaceOrder }) {
  const { t, i18n } = useLingui()
  const { room_number: room, method, reference } = body.payment
  return (
    <div className="grid gap-4">
      <PriceLines>
        {body.items.map(({ id, name, price, qty }) => (
          <PriceLine key={id} amount={price * qty}>
            {qty} × {name}
          </PriceLine>
        ))}
        {body.totals.discount > 0 && (
          <PriceLine className="text-confirmed" amount={-body.totals.discount}>
            <Trans>Discount</Trans>
          </PriceLine>
        )}
        <PriceLine total amount={body.totals.total}>
          <Trans>Total</Trans>
        </PriceLine>
      </PriceLines>
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
          { term: t`A dish of your own`, detail: body.custom_request || null },
          { term: t`Notes`, detail: body.notes || null },
          { term: t`Code`, detail: <span className="font-mono">{body.code}</span> },
        ]}
      />
    </div>
  )
}
