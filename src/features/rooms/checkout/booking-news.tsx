import { Trans, useLingui } from '@lingui/react/macro'
import type { BookingStatus } from '#domain/stays.ts'
import { isPersisted } from '#offline/db/persist.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { rungOf } from '#offline/rung.ts'
import { SentWhenOnline } from '#parts/sent-when-online.tsx'
import { Alert } from '#ui/alert.tsx'
import { CodeNote } from '#ui/code-note.tsx'
import { EndedNews } from '#ui/ended-news.tsx'
import { Ladder, RungHeadline } from '#ui/ladder.tsx'
import { ParkedNews, RungNews } from '#ui/rung-news.tsx'
import { meanings } from '../operations.ts'
import { BookingRefusal } from '../parts/booking-refusal.tsx'
import { bookingStatusWords } from '../parts/status-words.ts'
import { bookingCode, bookingIds, useOwnBookings } from '../use-own-bookings.ts'
import { Ways } from '#parts/ways.tsx'

/** Where a booking stands: never further than it is; with the ways on of a refused one. */
export function BookingNews({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const check = meanings[operation.route]?.check
  return (
    <RungNews
      rung={rungOf(operation)}
      received={<Received operation={operation} />}
      over={<Trans>This booking was taken back</Trans>}
      parked={
        <ParkedNews
          reason={operation.parkReason}
          check={check && i18n._(check)}
          refusal={<BookingRefusal operation={operation} />}
          ways={<Ways operation={operation} meanings={meanings} />}
        />
      }
      saved={
        <>
          <SentWhenOnline /> <Trans>The room is not yours before the house has it.</Trans>
        </>
      }
      isPersisted={isPersisted}
    />
  )
}

const SURE: readonly BookingStatus[] = ['approved', 'accepted', 'active']

function Received({ operation }: { operation: OperationRow }) {
  const { t, i18n } = useLingui()
  const bookings = useOwnBookings([operation]).of(operation)
  const live = bookings.filter(({ status }) => status !== 'cancelled')
  // Of several rooms the one that is least sure speaks for all.
  const open = live.find(({ status }) => !SURE.includes(status))
  const booking = open ?? live[0] ?? bookings[0]
  const code = bookingCode(operation)
  if (bookingIds(operation).length === 0) {
    return (
      <Alert tone="error" title={t`Booking created but ID missing from response.`}>
        <Trans>The house has it. To pay or to change it, please call.</Trans>
      </Alert>
    )
  }
  if (booking?.status === 'cancelled') {
    return <EndedNews title={<Trans>Cancelled</Trans>} reason={booking.cancelReason} />
  }
  const rung = booking !== undefined && open === undefined ? 'confirmed' : 'received'
  return (
    <>
      <RungHeadline level={2} rung={rung}>
        {booking ? i18n._(bookingStatusWords[booking.status]) : null}
      </RungHeadline>
      <Ladder rung={rung} />
      {code !== '' && (
        <CodeNote code={code}>
          <Trans>With it and your phone or e-mail you find and cancel the booking.</Trans>
        </CodeNote>
      )}
    </>
  )
}
