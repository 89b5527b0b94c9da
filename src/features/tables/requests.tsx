import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { tables } from '#contract/services/tables.ts'
import type { ReserveTable } from '#contract/tables.ts'
import type { ReservationStatus } from '#domain/tables.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { refusalText } from '#offline/refusal-text.ts'
import type { GuestRequests } from '#parts/guest-requests.ts'
import { codeOf } from '#parts/own-requests.ts'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'

/** A reservation's states as a guest reads them. */
export const guestStatusLabels: Record<ReservationStatus, MessageDescriptor> = {
  pending: msg`Waiting for the house to confirm`,
  confirmed: msg`Your table is confirmed`,
  seated: msg`You are at your table`,
  completed: msg`Completed`,
  'no-show': msg`Nobody came at that time`,
  cancelled: msg`Cancelled`,
}

/** Why the server refused a reservation: its own text, else the documents' (spec 2 §8). */
export function ReservationRefusal({ operation }: { operation: Pick<OperationRow, 'answer'> }) {
  const { i18n } = useLingui()
  return refusalText(operation.answer, i18n) ?? <Trans>Failed to book table.</Trans>
}

/** What was requested, from the operation on the device. */
export function ReservationSummary({ operation }: { operation: OperationRow }) {
  const { t } = useLingui()
  const body = operation.body as ReserveTable
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
        { term: t`A dish of your own`, detail: body.custom_request || null },
        { term: t`Notes`, detail: body.notes || null },
        { term: t`Promo code`, detail: body.promo_code || null },
        {
          term: t`Code`,
          detail: <span className="font-mono tracking-wide">{codeOf(tables, operation)}</span>,
        },
      ]}
    />
  )
}

export const requests: GuestRequests = {
  service: tables,
  statusLabels: guestStatusLabels,
  Facts: ReservationSummary,
  Refusal: ReservationRefusal,
}
