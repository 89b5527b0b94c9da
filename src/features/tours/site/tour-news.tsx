import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { isPersisted } from '#offline/db/persist.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { rungOf } from '#offline/rung.ts'
import { Ladder, RungHeadline, RungWords } from '#ui/ladder.tsx'
import { useOnce } from '#ui/use-once.ts'
import { NotYetWithTheHouse } from '../parts/not-yet.tsx'
import { PayTour } from '../parts/pay-tour.tsx'
import { TourRefusal } from '../parts/tour-refusal.tsx'
import { useOwnTours } from '../use-own-tours.ts'

/**
 * Where a booking stands: the documents' success only when the house has it. `pay`: the provider's
 * page opens by itself then.
 */
export function TourNews({ operation, pay = false }: { operation: OperationRow; pay?: boolean }) {
  const rung = rungOf(operation)
  switch (rung) {
    case 'received':
      return <Received operation={operation} pay={pay} />
    case 'over':
      return (
        <h1 className="text-2xl">
          <Trans>This booking was taken back</Trans>
        </h1>
      )
    case 'not-sent':
      return <NotYetWithTheHouse />
    case 'needs-decision':
      return (
        <RungHeadline rung={rung}>
          {operation.parkReason === 'may_have_arrived' ? (
            <p>
              <Trans>
                It was sent, but no answer came: the house may have it. Open it below to see the
                ways on.
              </Trans>
            </p>
          ) : (
            <>
              <p>
                <TourRefusal operation={operation} />
              </p>
              <p>
                <Trans>No places are kept for you. Open it below to see the ways on.</Trans>
              </p>
            </>
          )}
        </RungHeadline>
      )
    default:
      return (
        <>
          <RungHeadline rung={rung}>
            {rung === 'saved' ? (
              <SavedWords />
            ) : (
              <p>
                <Trans>The house’s answer is not heard yet.</Trans>
              </p>
            )}
          </RungHeadline>
          <Ladder rung={rung} />
        </>
      )
  }
}

function Received({ operation, pay }: { operation: OperationRow; pay: boolean }) {
  const { i18n } = useLingui()
  const tour = useOwnTours([operation]).of(operation) ?? null
  if (tour?.stage === 'cancelled') {
    return (
      <div className="grid gap-2">
        <h1 className="text-2xl">{i18n._(tour.words)}</h1>
        {tour.reason !== null && <p>{tour.reason}</p>}
      </div>
    )
  }
  return (
    <>
      <div aria-live="polite" className="grid gap-1">
        <h1 className="flex items-center gap-3 text-2xl text-confirmed">
          <CircleCheck aria-hidden="true" className="size-8 shrink-0" />
          <Trans>Booking placed!</Trans>
        </h1>
        <p className="text-lg font-semibold">
          <RungWords rung="received" number={tour === null ? operation.madeId : null} />
        </p>
        {tour !== null && <p className="text-ink-soft">{i18n._(tour.words)}</p>}
      </div>
      <Ladder rung={tour?.stage === 'confirmed' ? 'confirmed' : 'received'} />
      <PayTour operation={operation} auto={pay} />
      {tour !== null && (
        <div className="grid gap-1 rounded-md bg-sunken px-4 py-3">
          <p className="text-sm text-ink-soft">
            <Trans>Your code</Trans>
          </p>
          <p className="font-mono text-xl font-semibold tracking-widest">{tour.code}</p>
          <p className="text-sm text-ink-soft">
            <Trans>With it and your phone or e-mail you find and cancel the booking.</Trans>
          </p>
        </div>
      )}
    </>
  )
}

/** What "saved" means, and where it ends. */
function SavedWords() {
  const persisted = useOnce(isPersisted, true)
  return (
    <div className="grid gap-2">
      <p>
        <Trans>
          It is sent by itself as soon as the house can be reached. Your places are kept only from
          then on; for something urgent, please call.
        </Trans>
      </p>
      {!persisted && (
        <p className="font-semibold text-waiting">
          <Trans>It is kept in this browser only: do not clear its data before it is sent.</Trans>
        </p>
      )}
    </div>
  )
}
