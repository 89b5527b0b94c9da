import { Trans, useLingui } from '@lingui/react/macro'
import { Ban } from 'lucide-react'
import { laundry } from '#contract/services/laundry.ts'
import { laundryStatuses, type LaundryStatus } from '#domain/laundry.ts'
import { isPersisted } from '#offline/db/persist.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { rungOf } from '#offline/rung.ts'
import { codeOf, useOwn } from '#parts/own-requests.ts'
import { SentWhenOnline } from '#parts/sent-when-online.tsx'
import { Badge } from '#ui/badge.tsx'
import { CodeNote } from '#ui/code-note.tsx'
import { cx } from '#ui/cx.ts'
import { EndedNews } from '#ui/ended-news.tsx'
import { Ladder } from '#ui/ladder.tsx'
import { PlacedHeadline } from '#ui/placed-headline.tsx'
import { ParkedNews, RungNews } from '#ui/rung-news.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { placeLaundryMeaning } from '../operations/place.ts'
import { LaundryRefusal, laundryStatusWords } from '../requests.tsx'

/** Where laundry stands: never further than it is. */
export function LaundryNews({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  return (
    <RungNews
      rung={rungOf(operation)}
      level={1}
      received={<Received operation={operation} />}
      over={<Trans>This order was taken back</Trans>}
      parked={
        <ParkedNews
          level={1}
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
function Received({ operation }: { operation: OperationRow }) {
  const order = useOwn(laundry, operation)
  const code = codeOf(laundry, operation)
  if (order?.status === 'cancelled') {
    return <EndedNews level={1} title={<Trans>Cancelled</Trans>} reason={order.reason} />
  }
  const waits = order === null || order.status === 'pending'
  return (
    <>
      <PlacedHeadline
        level={1}
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

const CLIMB = laundryStatuses.filter((status) => status !== 'cancelled')

/** Where laundry is at the house: its four states, the one reached in words. */
function LaundryProgress({ status }: { status: LaundryStatus }) {
  const { i18n, t } = useLingui()
  if (status === 'cancelled') {
    return (
      <Badge tone="neutral" icon={<Ban aria-hidden="true" />}>
        {i18n._(laundryStatusWords.cancelled)}
      </Badge>
    )
  }
  const reached = CLIMB.indexOf(status)
  return (
    <div className="grid gap-2">
      <ol className="flex gap-1" aria-label={t`At the house`}>
        {CLIMB.map((step, at) => (
          <li
            key={step}
            aria-current={at === reached ? 'step' : undefined}
            className={cx('h-1.5 flex-1 rounded-full', at <= reached ? 'bg-primary' : 'bg-line')}
          >
            <VisuallyHidden>
              {i18n._(laundryStatusWords[step])} {at < reached && <Trans>(done)</Trans>}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="font-semibold">
        {i18n._(laundryStatusWords[status])}
      </p>
    </div>
  )
}
