import { Plural, useLingui } from '@lingui/react/macro'
import { Trans } from '@lingui/react/macro'
import { AnnouncedAlert } from '#parts/desk/announced-alert.tsx'
import { callTo, mailTo } from '#lib/contact-links.ts'
import { Alert } from '#ui/alert.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { DescriptionList, type Description } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ExtrasWords } from '../parts/rental-facts.tsx'
import { Handover } from '../parts/rental-facts.tsx'
import type { DeskRental } from './data.ts'

/** A rental's details, to read (spec 3 §2.5). */
export function RentalDetails({ rental }: { rental: DeskRental }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-5">
      <AnnouncedAlert card={rental.card_announced} />
      {rental.cancel_reason && (
        <Alert tone="neutral" title={t`Cancelled`}>
          {rental.cancel_reason}
        </Alert>
      )}
      <CarFacts rental={rental} />
      <GuestFacts rental={rental} />
    </div>
  )
}

function CarFacts({ rental }: { rental: DeskRental }) {
  const { t } = useLingui()
  const items: Description[] = [
    {
      term: t`Car`,
      detail: (
        <>
          {rental.car_name || t`Car`}
          {rental.car_plate !== '' && (
            <span className="block text-sm font-normal text-ink-soft">{rental.car_plate}</span>
          )}
        </>
      ),
    },
    {
      term: t`Pick-up`,
      detail: (
        <Handover
          day={rental.pickup_date}
          time={rental.pickup_time}
          place={rental.pickup_location}
        />
      ),
    },
    {
      term: t`Drop-off`,
      detail: (
        <Handover
          day={rental.dropoff_date}
          time={rental.dropoff_time}
          place={rental.dropoff_location}
        />
      ),
    },
    { term: t`Duration`, detail: <Plural value={rental.days} one="# day" other="# days" /> },
    { term: t`Extras`, detail: <ExtrasWords extras={rental.extras} /> },
    {
      term: t`Total`,
      detail: (
        <>
          <Money amount={rental.grand_total} className="text-lg font-semibold" />
          {rental.price_open && (
            <span className="block text-sm font-normal text-waiting">
              <Trans>The house works it out again for the new days.</Trans>
            </span>
          )}
        </>
      ),
    },
  ]
  return <DescriptionList items={items} />
}

function GuestFacts({ rental }: { rental: DeskRental }) {
  const { t } = useLingui()
  const { customer_phone: phone, customer_email: email } = rental
  const items: Description[] = [{ term: t`Guest`, detail: rental.customer_name || t`Guest` }]
  if (phone) {
    const to = callTo(phone)
    items.push({ term: t`Phone`, detail: <TextLink href={to}>{phone}</TextLink> })
  }
  if (email) {
    const words = <span className="break-all">{email}</span>
    items.push({ term: t`Email`, detail: <TextLink href={mailTo(email)}>{words}</TextLink> })
  }
  if (rental.created_at) {
    const at = rental.device_time ?? rental.created_at
    items.push({ term: t`Booked`, detail: <DateTimeText value={at} format="short" /> })
  }
  if (rental.changed_at && rental.changed_at !== rental.created_at) {
    const by = rental.changed_by === 'guest' ? t`Guest` : rental.changed_by
    const at = <DateTimeText value={rental.changed_at} format="short" />
    items.push({
      term: t`Last changed`,
      detail: by ? (
        <span>
          {by} · {at}
        </span>
      ) : (
        at
      ),
    })
  }
  if (rental.code) {
    items.push({ term: t`Code`, detail: <span className="font-mono">{rental.code}</span> })
  }
  return <DescriptionList items={items} />
}
