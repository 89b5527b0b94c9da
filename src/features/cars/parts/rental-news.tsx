import { Trans, useLingui } from '@lingui/react/macro'
import { isPersisted } from '#offline/db/persist.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { rungOf } from '#offline/rung.ts'
import { Alert } from '#ui/alert.tsx'
import { Ladder, RungHeadline } from '#ui/ladder.tsx'
import { useOnce } from '#ui/use-once.ts'
import { rentCarMeaning } from '../operations/rent-car.ts'
import { rentalCode, useOwnRentals } from '../use-own-rentals.ts'
import { RentalRefusal } from './rental-refusal.tsx'
import { rentalStatusWords } from './status-words.ts'
import { Ways } from './ways.tsx'

/** Where a rental stands: never further than it is; with the ways on of a refused one. */
export function RentalNews({ operation }: { operation: OperationRow }) {
  const rung = rungOf(operation)
  switch (rung) {
    case 'received':
      return <Received operation={operation} />
    case 'over':
      return (
        <h2 className="text-xl">
          <Trans>This rental was taken back</Trans>
        </h2>
      )
    case 'needs-decision':
    case 'not-sent':
      return <Parked operation={operation} rung={rung} />
    default:
      return (
        <>
          <RungHeadline level={2} rung={rung}>
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

function Received({ operation }: { operation: OperationRow }) {
  const { t, i18n } = useLingui()
  const rental = useOwnRentals([operation]).of(operation)
  const code = rentalCode(operation)
  if (operation.madeId === null) {
    return (
      <Alert tone="error" title={t`Rental created but ID missing from response.`}>
        <Trans>The house has it. To pay or to change it, please call.</Trans>
      </Alert>
    )
  }
  if (rental?.status === 'cancelled') {
    return (
      <div className="grid gap-2">
        <h2 className="text-xl">
          <Trans>Cancelled</Trans>
        </h2>
        {rental.cancelReason !== null && <p>{rental.cancelReason}</p>}
      </div>
    )
  }
  const sure = rental !== null && rental.status !== 'pending'
  return (
    <>
      <RungHeadline level={2} rung={sure ? 'confirmed' : 'received'}>
        {rental ? i18n._(rentalStatusWords[rental.status]) : null}
      </RungHeadline>
      <Ladder rung={sure ? 'confirmed' : 'received'} />
      {/* Another host knows nothing of our codes. */}
      {rental && code !== '' && (
        <div className="grid gap-1 rounded-md bg-sunken px-4 py-3">
          <p className="text-sm text-ink-soft">
            <Trans>Your code</Trans>
          </p>
          <p className="font-mono text-xl font-semibold tracking-widest">{code}</p>
          <p className="text-sm text-ink-soft">
            <Trans>With it and your phone or e-mail you find and cancel the rental.</Trans>
          </p>
        </div>
      )}
    </>
  )
}

function Parked({
  operation,
  rung,
}: {
  operation: OperationRow
  rung: 'needs-decision' | 'not-sent'
}) {
  const { i18n } = useLingui()
  const answered =
    operation.parkReason !== 'not_supported' && operation.parkReason !== 'may_have_arrived'
  return (
    <>
      <RungHeadline level={2} rung={rung}>
        <ParkedWords operation={operation} />
        {operation.parkReason === 'may_have_arrived' && ` ${i18n._(rentCarMeaning.check)}`}
      </RungHeadline>
      {answered && (
        <div className="flex flex-wrap gap-2">
          <Ways operation={operation} />
        </div>
      )}
    </>
  )
}

function ParkedWords({ operation }: { operation: OperationRow }) {
  switch (operation.parkReason) {
    case 'may_have_arrived':
      return <Trans>It was sent, but no answer came. It may have arrived.</Trans>
    case 'not_supported':
      return (
        <Trans>
          The house’s server does not take this yet. It is tried again with the next version; until
          then, please call.
        </Trans>
      )
    default:
      return <RentalRefusal operation={operation} />
  }
}

/** What "saved" means, and where it ends. */
function SavedWords() {
  const persisted = useOnce(isPersisted, true)
  return (
    <div className="grid gap-2">
      <p>
        <Trans>
          It is sent by itself as soon as the house can be reached. The car is not yours before the
          house has it.
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
