import { Plural, useLingui } from '@lingui/react/macro'
import { tables } from '#contract/services/tables.ts'
import type { ReserveTable } from '#contract/tables.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { codeOf } from '#parts/own-requests.ts'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'

/** What was asked for, as it stands on the device. */
export function ReservationFacts({ operation }: { operation: OperationRow }) {
  const { t } = useLingui()
  const body = operation.body as ReserveTable
  const said = [
    { term: t`A dish of your own`, detail: body.custom_request },
    { term: t`Notes`, detail: body.notes },
    { term: t`Promo code`, detail: body.promo_code },
  ]
  return (
    <DescriptionList
      items={[
        {
          term: t`When`,
          detail: (
            <>
              <DateText value={body.date} format="weekday" />, {body.time}
            </>
          ),
        },
        {
          term: t`Party size`,
          detail: <Plural value={body.party_size} one="# person" other="# people" />,
        },
        { term: t`Name`, detail: body.customer.name },
        ...said.filter(({ detail }) => detail),
        {
          term: t`Code`,
          detail: <span className="font-mono tracking-wide">{codeOf(tables, operation)}</span>,
        },
      ]}
    />
  )
}
