import { useLingui } from '@lingui/react/macro'
import type { CustomOrder } from '#contract/custom.ts'
import { callTo, mailTo } from '#lib/contact-links.ts'
import { Alert } from '#ui/alert.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { DescriptionList, type Description } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { whenWords } from '../operations/words.ts'
import { customFlagWords } from './words.ts'

/** An order's details, to read. */
export function CustomDetails({ order }: { order: CustomOrder }) {
  const { t, i18n } = useLingui()
  const flag = customFlagWords(order.flag)
  return (
    <div className="grid gap-5">
      {flag && (
        <Alert tone="conflict" title={i18n._(flag.short)}>
          {i18n._(flag.todo)}
        </Alert>
      )}
      {order.cancel_reason && (
        <Alert tone="neutral" title={t`Cancelled`}>
          {order.cancel_reason}
        </Alert>
      )}
      {order.notes && (
        <p className="rounded-sm bg-waiting-ground px-3 py-2 text-waiting">{order.notes}</p>
      )}
      <OrderFacts order={order} />
      <GuestFacts order={order} />
    </div>
  )
}

function OrderFacts({ order }: { order: CustomOrder }) {
  const { t } = useLingui()
  const when = whenWords(order)
  const items: Description[] = [{ term: t`Service`, detail: order.name_en }]
  if (when !== '') items.push({ term: t`When`, detail: when })
  items.push({ term: t`Quantity`, detail: String(order.qty) })
  if (order.room !== null) items.push({ term: t`Room`, detail: order.room })
  items.push({
    term: t`Total`,
    detail: <Money amount={order.total} className="text-lg font-semibold" />,
  })
  return <DescriptionList items={items} />
}

function GuestFacts({ order }: { order: CustomOrder }) {
  const { t } = useLingui()
  const { customer_phone: phone, customer_email: email } = order
  const items: Description[] = [{ term: t`Guest`, detail: order.customer_name || t`Guest` }]
  if (phone) {
    items.push({ term: t`Phone`, detail: <TextLink href={callTo(phone)}>{phone}</TextLink> })
  }
  if (email) {
    const words = <span className="break-all">{email}</span>
    items.push({ term: t`Email`, detail: <TextLink href={mailTo(email)}>{words}</TextLink> })
  }
  if (order.created_at) {
    const at = order.device_time ?? order.created_at
    items.push({ term: t`Ordered`, detail: <DateTimeText value={at} format="short" /> })
  }
  if (order.changed_at && order.changed_at !== order.created_at) {
    const by = order.changed_by === 'guest' ? t`Guest` : order.changed_by
    items.push({
      term: t`Last changed`,
      detail: (
        <>
          {by && `${by} · `}
          <DateTimeText value={order.changed_at} format="short" />
        </>
      ),
    })
  }
  if (order.code) {
    items.push({ term: t`Code`, detail: <span className="font-mono">{order.code}</span> })
  }
  return <DescriptionList items={items} />
}
