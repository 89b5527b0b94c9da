import { Plural, useLingui } from '@lingui/react/macro'
import type { Reservation } from '#contract/tables.ts'
import { CancelledAlert, useGuestFacts } from '#parts/desk/guest-facts.tsx'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'

/** A reservation's details, to read. */
export function ReservationDetails({ reservation }: { reservation: Reservation }) {
  const { t } = useLingui()
  const guestFacts = useGuestFacts()
  const said = [
    { term: t`Custom dish`, detail: reservation.custom_request },
    { term: t`Promo code`, detail: reservation.promo_code },
  ]
  return (
    <div className="grid gap-5">
      <CancelledAlert reason={reservation.cancel_reason} />
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
          ...said.filter(({ detail }) => detail),
          ...guestFacts(reservation),
        ]}
      />
    </div>
  )
}
