import { useLingui } from '@lingui/react/macro'
import type { CustomOrder } from '#contract/custom.ts'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { CancelledAlert, useGuestSummary } from '#parts/desk/guest-summary.tsx'
import { Alert } from '#ui/alert.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { whenText } from '../operations/titles.ts'
import { customFlagLabels } from './labels.ts'

/** An order's details, to read. */
export function CustomDetails({ order }: { order: CustomOrder }) {
  const { t, i18n } = useLingui()
  const guestFacts = useGuestSummary()
  const flag = customFlagLabels(order.flag)

  return (
    <div className="grid gap-5">
      {flag && (
        <Alert tone="conflict" title={i18n._(flag.short)}>
          {i18n._(flag.todo)}
        </Alert>
      )}
      <CancelledAlert reason={order.cancel_reason} />
      {order.notes && (
        <p className="rounded-sm bg-waiting-ground px-3 py-2 text-waiting">{order.notes}</p>
      )}
      <DescriptionList
        items={[
          { term: t`Service`, detail: order.name_en },
          { term: t`When`, detail: whenText(order) || null },
          { term: t`Quantity`, detail: String(order.qty) },
          { term: t`Room`, detail: order.room || null },
          {
            term: t`Total`,
            detail: <Money amount={order.total} className="text-lg font-semibold" />,
          },
          ...guestFacts(order, { of: guestOrderOf('custom', order), booked: true }),
        ]}
      />
    </div>
  )
}
