import { Trans, useLingui } from '@lingui/react/macro'
import { custom } from '#contract/services/custom.ts'
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
import { CustomRefusal, customStatusWords } from './order.tsx'
import { PayCustom } from './pay-custom.tsx'

/**
 * Where an order stands: never further than it is. `pay`: the provider's page opens by itself once
 * the house has it.
 */
export function CustomNews({ operation, pay = false }: { operation: OperationRow; pay?: boolean }) {
  return (
    <RungNews
      rung={rungOf(operation)}
      level={1}
      received={<Received operation={operation} pay={pay} />}
      over={<Trans>This order was taken back</Trans>}
      parked={
        <ParkedBelow
          reason={operation.parkReason}
          refusal={<CustomRefusal operation={operation} />}
        >
          <Trans>Open it below to see the ways on.</Trans>
        </ParkedBelow>
      }
      saved={
        <>
          <SentWhenOnline />{' '}
          <Trans>Nothing is kept for you before the house has it; for today, please call.</Trans>
        </>
      }
      isPersisted={isPersisted}
    />
  )
}

function Received({ operation, pay }: { operation: OperationRow; pay: boolean }) {
  const { i18n } = useLingui()
  const order = useOwn(custom, operation)
  if (order?.stage === 'cancelled' || order?.stage === 'over') {
    return (
      <EndedNews level={1} title={i18n._(customStatusWords[order.status])} reason={order.reason} />
    )
  }
  const rung = order?.stage ?? 'received'
  return (
    <>
      <PlacedHeadline
        rung={rung}
        title={rung === 'confirmed' ? <Trans>Order placed!</Trans> : null}
      >
        {order?.stage === 'received' && i18n._(customStatusWords[order.status])}
      </PlacedHeadline>
      <Ladder rung={rung} />
      <PayCustom operation={operation} auto={pay} />
      {order !== null && (
        <CodeNote code={order.code}>
          <Trans>With it and your phone or e-mail you find and cancel the order.</Trans>
        </CodeNote>
      )}
    </>
  )
}
