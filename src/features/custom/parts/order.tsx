import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PlaceCustomOrder } from '#contract/custom.ts'
import { FULL } from '#contract/errors.ts'
import { custom } from '#contract/services/custom.ts'
import type { CustomStatus } from '#domain/custom.ts'
import { currentOf } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { refusalText } from '#offline/refusal-text.ts'
import { codeOf } from '#parts/own-requests.ts'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { useFormats } from '#ui/formats.tsx'
import { Money } from '#ui/money.tsx'
import type { CustomFull, CustomQuote } from '../operations/place.ts'

/**
 * A guest's own order of a service that the house defined: its state, its summary and its refusal.
 */

export const customStatusLabels: Record<CustomStatus, MessageDescriptor> = {
  pending: msg`Waiting for the house to confirm`,
  confirmed: msg`Confirmed`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
}

/** What was ordered, from the operation on the device; the service's name is `words.detail`. */
export function CustomSummary({ operation }: { operation: OperationRow }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { qty, day, time, until, customer, notes, payment, totals } =
    operation.body as PlaceCustomOrder
  const [untilDay = '', untilTime] = (until ?? '').split('T')
  const code = codeOf(custom, operation)
  const room = payment?.room_number
  const pays = {
    room: <Trans>Charged to room {room}</Trans>,
    cash: <Trans>Pay at the house</Trans>,
    card: <Trans>By card</Trans>,
  }
  return (
    <DescriptionList
      items={[
        { term: t`Service`, detail: operation.words.detail },
        { term: t`How much`, detail: formats.number(qty) },
        { term: until ? t`From` : t`When`, detail: day && <Moment day={day} time={time} /> },
        {
          term: t`Until`,
          detail: untilDay !== '' && <Moment day={untilDay} time={untilTime} />,
        },
        { term: t`Name`, detail: customer.name },
        { term: t`Notes`, detail: notes || null },
        { term: t`Payment`, detail: payment && pays[payment.method] },
        {
          term: t`Total`,
          detail: totals && <Money amount={totals.total} className="text-lg font-semibold" />,
        },
        {
          term: t`Code`,
          detail: code !== '' && <span className="font-mono tracking-wide">{code}</span>,
        },
      ]}
    />
  )
}

function Moment({ day, time }: { day: string; time: string | null | undefined }) {
  return (
    <>
      <DateText value={day} format="weekday" />
      {time && `, ${time}`}
    </>
  )
}

/** Why the server refused an order: in our text where we know the reason, else in the server's. */
export function CustomRefusal({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const { answer, words } = operation
  const name = words.detail
  const { total, spots_left = 0 } = currentOf<CustomQuote & CustomFull>(operation.answer?.body)
  switch (answer?.code) {
    case 'not_offered':
      return (
        <Trans>
          The house does not offer {name} at the moment. Nothing was ordered and nothing is to be
          paid; what you wrote stays here.
        </Trans>
      )
    case 'price_changed':
      if (total === undefined) break
      return (
        <Trans>
          The price has changed since it was ordered: it is now <Money amount={total} />.
        </Trans>
      )
    case FULL:
      return (
        <Plural
          value={spots_left}
          _0="Others were faster: nothing is left then."
          one="Others were faster: only # is left then."
          other="Others were faster: only # are left then."
        />
      )
  }
  return refusalText(answer, i18n) ?? <Trans>Failed to submit order.</Trans>
}
