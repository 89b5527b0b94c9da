import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { isPersisted } from '#offline/db/persist.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { rungOf } from '#offline/rung.ts'
import { Ladder, RungHeadline } from '#ui/ladder.tsx'
import { useOnce } from '#ui/use-once.ts'
import { placeLaundryMeaning } from '../operations/place.ts'
import { laundryCode, useOwnLaundry } from '../use-own-laundry.ts'
import { LaundryProgress } from './laundry-progress.tsx'
import { LaundryRefusal } from './laundry-refusal.tsx'

/** Where laundry stands: never further than it is. */
export function LaundryNews({ operation, level = 2 }: { operation: OperationRow; level?: 1 | 2 }) {
  const Heading = `h${level}` as const
  const rung = rungOf(operation)
  switch (rung) {
    case 'received':
      return <Received operation={operation} level={level} />
    case 'over':
      return (
        <Heading className="text-xl">
          <Trans>This order was taken back</Trans>
        </Heading>
      )
    case 'needs-decision':
    case 'not-sent':
      return (
        <RungHeadline level={level} rung={rung}>
          <ParkedWords operation={operation} />
        </RungHeadline>
      )
    default:
      return (
        <>
          <RungHeadline level={level} rung={rung}>
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

/** The documents' words, once the house has it (decisions.md, "Orders"). */
function Received({ operation, level }: { operation: OperationRow; level: 1 | 2 }) {
  const Heading = `h${level}` as const
  const order = useOwnLaundry([operation]).of(operation)
  const code = laundryCode(operation)
  if (order?.status === 'cancelled') {
    return (
      <div className="grid gap-2">
        <Heading className="text-xl">
          <Trans>Cancelled</Trans>
        </Heading>
        {order.cancelReason !== null && <p>{order.cancelReason}</p>}
      </div>
    )
  }
  return (
    <>
      <div aria-live="polite" className="grid gap-1">
        <Heading className="flex items-center gap-3 text-2xl text-confirmed">
          <CircleCheck aria-hidden="true" className="size-8 shrink-0" />
          <Trans>Laundry booked!</Trans>
        </Heading>
        {(order === null || order.status === 'pending') && (
          <p className="text-lg">
            <Trans>We’ve received your request. We’ll confirm shortly.</Trans>
          </p>
        )}
      </div>
      {order && order.status !== 'pending' ? (
        <LaundryProgress status={order.status} />
      ) : (
        <Ladder rung="received" />
      )}
      {/* Another host knows nothing of our codes. */}
      {order && code !== '' && (
        <div className="grid gap-1 rounded-md bg-sunken px-4 py-3">
          <p className="text-sm text-ink-soft">
            <Trans>Your code</Trans>
          </p>
          <p className="font-mono text-xl font-semibold tracking-widest">{code}</p>
          <p className="text-sm text-ink-soft">
            <Trans>With it and your phone or e-mail you find and cancel the order.</Trans>
          </p>
        </div>
      )}
    </>
  )
}

function ParkedWords({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  switch (operation.parkReason) {
    case 'may_have_arrived':
      return (
        <>
          <Trans>It was sent, but no answer came. It may have arrived.</Trans>{' '}
          {i18n._(placeLaundryMeaning.check)}
        </>
      )
    case 'not_supported':
      return (
        <Trans>
          The house’s server does not take this yet. It is tried again with the next version; until
          then, please call.
        </Trans>
      )
    default:
      return (
        <>
          <p>
            <LaundryRefusal operation={operation} />
          </p>
          <p>
            <Trans>Nobody comes for it yet. The ways on stand with your request.</Trans>
          </p>
        </>
      )
  }
}

/** What "saved" means, and where it ends. */
function SavedWords() {
  const persisted = useOnce(isPersisted, true)
  return (
    <div className="grid gap-2">
      <p>
        <Trans>
          It is sent by itself as soon as the house can be reached. Nobody comes for it before the
          house has it; for something urgent, please call.
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
