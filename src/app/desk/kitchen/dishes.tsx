import { Plural, Trans } from '@lingui/react/macro'
import type { Order } from '#contract/restaurant.ts'

/** What is to be cooked, and what the guest said about it. */
export function Dishes({ order }: { order: Order }) {
  return (
    <>
      <ul className="grid gap-1 text-lg leading-snug">
        {order.items.map((line, at) => (
          <li key={`${line.id} ${at}`} className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
            <span className="font-bold tabular">{line.qty} ×</span>
            <span className="font-medium break-words">{line.name}</span>
          </li>
        ))}
        {order.items.length === 0 && order.items_count > 0 && (
          <li>
            <Plural value={order.items_count} one="# dish" other="# dishes" />
          </li>
        )}
        {order.custom_request && (
          <li className="break-words">
            <Trans>Custom dish: {order.custom_request}</Trans>
          </li>
        )}
      </ul>
      {order.notes && (
        <p className="rounded-sm bg-waiting-ground px-3 py-2 font-medium break-words text-waiting print:border print:border-ink print:bg-transparent print:text-ink">
          {order.notes}
        </p>
      )}
    </>
  )
}
