import { Trans } from '@lingui/react/macro'
import type { Order } from '#contract/restaurant.ts'
import { DateText } from '#ui/date-text.tsx'
import { Dishes } from './dishes.tsx'
import { WhereTo } from './where-to.tsx'

/** A ticket on paper, as wide as a kitchen printer's roll, on one page; shown nowhere else. */
export function PrintedTicket({ order }: { order: Order }) {
  return (
    <section className="hidden w-[72mm] max-w-full break-inside-avoid gap-3 text-ink print:grid">
      <p className="flex items-baseline justify-between gap-2 border-b-2 border-ink pb-1">
        <span className="font-display text-3xl font-bold tabular">{order.schedule_time}</span>
        <span className="text-lg font-semibold">
          <Trans>No. {order.number}</Trans>
        </span>
      </p>
      <p className="font-semibold">
        <WhereTo order={order} />
        <br />
        {order.customer_name} · <DateText value={order.schedule_date} format="short" />
      </p>
      <Dishes order={order} />
    </section>
  )
}
