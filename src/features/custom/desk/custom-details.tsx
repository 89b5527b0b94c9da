import { useLingui } from '@lingui/react/macro'
import type { CustomOrder } from '#contract/custom.ts'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { useGuestSummary } from '#parts/desk/guest-summary.tsx'
import { RowAlerts } from '#parts/desk/row-alerts.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { whenText } from '../operations/titles.ts'
import { customFlagLabels } from './labels.ts'

/** An order's details, to read. */
export function CustomDetails({ order }: { order: CustomOrder }) {
  const { t } = useLingui()
  const guestFacts = useGuestSummary()
  return (
    <div className="grid gap-5">
      <RowAlerts row={order} flag={customFlagLabels(order.flag)} />
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
