import { Plural, useLingui } from '@lingui/react/macro'
import type { Reservation } from '#contract/tables.ts'
import { callTo } from '#lib/contact-links.ts'
import { Alert } from '#ui/alert.tsx'
import { DateText, DateTimeText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** A reservation's details, to read. */
export function ReservationDetails({ reservation }: { reservation: Reservation }) {
  const { t } = useLingui()
  const said = [
    { term: t`Email`, detail: reservation.customer_email },
    { term: t`Custom dish`, detail: reservation.custom_request },
    { term: t`Promo code`, detail: reservation.promo_code },
  ]
  return (
    <div className="grid gap-5">
      {reservation.cancel_reason && (
        <Alert tone="neutral" title={t`Cancelled`}>
          {reservation.cancel_reason}
        </Alert>
      )}
      {reservation.notes && (
        <p className="rounded-sm bg-waiting-ground px-3 py-2 text-waiting">{reservation.notes}</p>
      )}
      <DescriptionList
        items={[
          {
            term: t`Wished for`,
            detail: (
              <>
                <DateText value={reservation.date} format="weekday" /> · {reservation.time}
              </>
            ),
          },
          {
            term: t`Party`,
            detail: <Plural value={reservation.party_size} one="# person" other="# people" />,
          },
          { term: t`Guest`, detail: reservation.customer_name },
          {
            term: t`Phone`,
            detail: (
              <TextLink href={callTo(reservation.customer_phone)}>
                {reservation.customer_phone}
              </TextLink>
            ),
          },
          ...said.filter(({ detail }) => detail),
          ...(reservation.changed_by
            ? [
                {
                  term: t`Last changed`,
                  detail: (
                    <>
                      {reservation.changed_by === 'guest' ? t`Guest` : reservation.changed_by} ·{' '}
                      <DateTimeText value={reservation.changed_at} format="short" />
                    </>
                  ),
                },
              ]
            : []),
          { term: t`Code`, detail: <span className="font-mono">{reservation.code}</span> },
        ]}
      />
    </div>
  )
}
