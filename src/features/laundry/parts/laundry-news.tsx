import { Trans, useLingui } from '@lingui/react/macro'
import { laundry } from '#contract/services/laundry.ts'
import { isPersisted } from '#offline/db/persist.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { rungOf } from '#offline/rung.ts'
import { codeOf, useOwn } from '#parts/own-requests.ts'
import { SentWhenOnline } from '#parts/sent-when-online.tsx'
import { CodeNote } from '#ui/code-note.tsx'
import { EndedNews } from '#ui/ended-news.tsx'
import { Ladder } from '#ui/ladder.tsx'
import { PlacedHeadline } from '#ui/placed-headline.tsx'
import { ParkedNews, RungNews } from '#ui/rung-news.tsx'
import { placeLaundryMeaning } from '../operations/place.ts'
import { LaundryProgress } from './laundry-progress.tsx'
import { LaundryRefusal } from './laundry-refusal.tsx'

/** Where laundry stands: never further than it is. */
export function LaundryNews({ operation, level = 2 }: { operation: OperationRow; level?: 1 | 2 }) {
  const { i18n } = useLingui()
  return (
    <RungNews
      rung={rungOf(operation)}
      level={level}
      received={<Received operation={operation} level={level} />}
      over={<Trans>This order was taken back</Trans>}
      parked={
        <ParkedNews
          level={level}
          reason={operation.parkReason}
          check={i18n._(placeLaundryMeaning.check)}
          refusal={
            <>
              <p>
                <LaundryRefusal operation={operation} />
              </p>
              <p>
                <Trans>Nobody comes for it yet. The ways on stand with your request.</Trans>
              </p>
            </>
          }
        />
      }
      saved={
        <>
          <SentWhenOnline />{' '}
          <Trans>
            Nobody comes for it before the house has it; for something urgent, please call.
          </Trans>
        </>
      }
      isPersisted={isPersisted}
    />
  )
}

/** The documents' words once the house has confirmed it; another host, which tells no state, when it took it. */
function Received({ operation, level }: { operation: OperationRow; level: 1 | 2 }) {
  const order = useOwn(laundry, operation)
  const code = codeOf(laundry, operation)
  if (order?.status === 'cancelled') {
    return <EndedNews level={level} title={<Trans>Cancelled</Trans>} reason={order.reason} />
  }
  const waits = order === null || order.status === 'pending'
  return (
    <>
      <PlacedHeadline
        level={level}
        rung={waits ? 'received' : 'confirmed'}
        title={order && waits ? null : <Trans>Laundry booked!</Trans>}
      >
        {waits && <Trans>We’ve received your request. We’ll confirm shortly.</Trans>}
      </PlacedHeadline>
      {order && !waits ? <LaundryProgress status={order.status} /> : <Ladder rung="received" />}
      {/* Another host knows nothing of our codes. */}
      {order && code !== '' && (
        <CodeNote code={code}>
          <Trans>With it and your phone or e-mail you find and cancel the order.</Trans>
        </CodeNote>
      )}
    </>
  )
}
