import { Trans, useLingui } from '@lingui/react/macro'
import { tours } from '#contract/services/tours.ts'
import { isPersisted } from '#offline/db/persist.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { rungOf } from '#offline/rung.ts'
import { useOwn } from '#parts/own-requests.ts'
import { SentWhenOnline } from '#parts/sent-when-online.tsx'
import { CodeNote } from '#ui/code-note.tsx'
import { EndedNews } from '#ui/ended-news.tsx'
import { Ladder } from '#ui/ladder.tsx'
import { PlacedHeadline } from '#ui/placed-headline.tsx'
import { ParkedBelow, RungNews } from '#ui/rung-news.tsx'
import { NotYetWithTheHouse } from '../parts/not-yet.tsx'
import { PayTour } from '../parts/pay-tour.tsx'
import { tourStatusWords } from '../parts/status-words.ts'
import { TourRefusal } from '../parts/tour-refusal.tsx'

/**
 * Where a booking stands: the documents' success only when the house has it. `pay`: the provider's
 * page opens by itself then.
 */
export function TourNews({ operation, pay = false }: { operation: OperationRow; pay?: boolean }) {
  const rung = rungOf(operation)
  return (
    <RungNews
      rung={rung}
      level={1}
      received={<Received operation={operation} pay={pay} />}
      over={<Trans>This booking was taken back</Trans>}
      parked={
        rung === 'not-sent' ? (
          <NotYetWithTheHouse />
        ) : (
          <ParkedBelow
            reason={operation.parkReason}
            refusal={<TourRefusal operation={operation} />}
          >
            <Trans>No places are kept for you. Open it below to see the ways on.</Trans>
          </ParkedBelow>
        )
      }
      saved={
        <>
          <SentWhenOnline />{' '}
          <Trans>
            Your places are not kept before the house has it; for something urgent, please call.
          </Trans>
        </>
      }
      isPersisted={isPersisted}
    />
  )
}

function Received({ operation, pay }: { operation: OperationRow; pay: boolean }) {
  const { i18n } = useLingui()
  const tour = useOwn(tours, operation)
  if (tour?.stage === 'cancelled' || tour?.stage === 'over') {
    return <EndedNews level={1} title={i18n._(tourStatusWords[tour.status])} reason={tour.reason} />
  }
  const rung = tour?.stage ?? 'received'
  return (
    <>
      <PlacedHeadline
        rung={rung}
        number={tour === null ? operation.madeId : null}
        title={<Trans>Booking placed!</Trans>}
      >
        {tour && i18n._(tourStatusWords[tour.status])}
      </PlacedHeadline>
      <Ladder rung={rung} />
      <PayTour operation={operation} auto={pay} />
      {tour !== null && (
        <CodeNote code={tour.code}>
          <Trans>With it and your phone or e-mail you find and cancel the booking.</Trans>
        </CodeNote>
      )}
    </>
  )
}
