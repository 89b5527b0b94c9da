import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { isPersisted } from '#offline/db/persist.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { rungOf } from '#offline/rung.ts'
import { Ladder, RungHeadline, RungWords } from '#ui/ladder.tsx'
import { useOnce } from '#ui/use-once.ts'
import { reserveMeaning } from '../operations/reserve.ts'
import { ReservationRefusal } from '../parts/reservation-refusal.tsx'
import { reservationCode, useOwnReservations } from '../use-own-reservations.ts'
import { NotYetWithTheHouse } from './not-yet.tsx'
import { Ways } from './ways.tsx'

/** Where a reservation stands: never further than it is. */
export function ReservationNews({ operation, phone }: { operation: OperationRow; phone: string }) {
  const rung = rungOf(operation)
  switch (rung) {
    case 'received':
      return <Received operation={operation} />
    case 'over':
      return (
        <h1 className="text-2xl">
          <Trans>This reservation was taken back</Trans>
        </h1>
      )
    case 'not-sent':
      return <NotYetWithTheHouse phone={phone} />
    case 'needs-decision':
      return <Parked operation={operation} />
    default:
      return (
        <>
          <RungHeadline rung={rung}>
            {rung === 'saved' ? (
              <SavedWords />
            ) : (
              <Trans>The house’s answer is not heard yet.</Trans>
            )}
          </RungHeadline>
          <Ladder rung={rung} />
        </>
      )
  }
}

/** The documents' words, and only now: the house has it. */
function Received({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const state = useOwnReservations([operation]).of(operation)
  const code = reservationCode(operation)
  if (state?.stage === 'cancelled' || state?.stage === 'over') {
    return (
      <div className="grid gap-2">
        <h1 className="text-2xl">{i18n._(state.words)}</h1>
        {state.reason !== null && <p>{state.reason}</p>}
      </div>
    )
  }
  const rung = state?.stage ?? 'received'
  return (
    <>
      <div aria-live="polite" className="grid gap-1">
        <h1 className="flex items-center gap-3 text-2xl text-confirmed">
          <CircleCheck aria-hidden="true" className="size-8 shrink-0" />
          <Trans>Table booked!</Trans>
        </h1>
        <p className="text-lg font-semibold">
          <RungWords rung={rung} />
        </p>
        {state && <p className="text-ink-soft">{i18n._(state.words)}</p>}
      </div>
      <Ladder rung={rung} />
      {/* Another host knows nothing of our codes. */}
      {state && code !== '' && (
        <div className="grid gap-1 rounded-md bg-sunken px-4 py-3">
          <p className="text-sm text-ink-soft">
            <Trans>Your code</Trans>
          </p>
          <p className="font-mono text-xl font-semibold tracking-widest">{code}</p>
          <p className="text-sm text-ink-soft">
            <Trans>With it and your phone or e-mail you find and cancel the reservation.</Trans>
          </p>
        </div>
      )}
    </>
  )
}

function Parked({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const unsure = operation.parkReason === 'may_have_arrived'
  return (
    <>
      <RungHeadline rung="needs-decision">
        {unsure ? (
          <>
            <Trans>It was sent, but no answer came. It may have arrived.</Trans>{' '}
            {i18n._(reserveMeaning.check)}
          </>
        ) : (
          <>
            <p>
              <ReservationRefusal operation={operation} />
            </p>
            <p>
              <Trans>No table is reserved yet.</Trans>
            </p>
          </>
        )}
      </RungHeadline>
      {!unsure && (
        <div className="flex flex-wrap gap-2">
          <Ways operation={operation} />
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
          It is sent by itself as soon as the house can be reached. The table is not yours before
          the house has it; for tonight, please call.
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
