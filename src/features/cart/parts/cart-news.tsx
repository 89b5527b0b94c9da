import { Trans, useLingui } from '@lingui/react/macro'
import { isPersisted } from '#offline/db/persist.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { rungOf } from '#offline/rung.ts'
import { Ladder, RungHeadline } from '#ui/ladder.tsx'
import { useOnce } from '#ui/use-once.ts'
import { cartMeanings } from '../operations.ts'
import { cartCode, useCartRequests } from '../use-own-carts.ts'
import { CartRefusal } from './cart-refusal.tsx'
import { Ways } from './ways.tsx'

/** Where a stay stands: never further than it is; with the ways on of a refused one. */
export function CartNews({ operation }: { operation: OperationRow }) {
  const rung = rungOf(operation)
  switch (rung) {
    case 'received':
      return <Received operation={operation} />
    case 'over':
      return (
        <h2 className="text-xl">
          <Trans>This stay was taken back</Trans>
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
  const { i18n } = useLingui()
  const request = useCartRequests([operation]).of(operation)
  const code = cartCode(operation)
  if (request && (request.stage === 'cancelled' || request.stage === 'over')) {
    return <h2 className="text-xl">{i18n._(request.words)}</h2>
  }
  const rung = request?.stage === 'confirmed' ? 'confirmed' : 'received'
  return (
    <>
      <RungHeadline level={2} rung={rung}>
        {request ? i18n._(request.words) : null}
      </RungHeadline>
      <Ladder rung={rung} />
      {code !== '' && (
        <div className="grid gap-1 rounded-md bg-sunken px-4 py-3">
          <p className="text-sm text-ink-soft">
            <Trans>The code of your stay</Trans>
          </p>
          <p className="font-mono text-xl font-semibold tracking-widest">{code}</p>
          <p className="text-sm text-ink-soft">
            <Trans>With it and your phone or e-mail the house finds all of it.</Trans>
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
  const answered =
    operation.parkReason !== 'not_supported' && operation.parkReason !== 'may_have_arrived'
  return (
    <>
      <RungHeadline level={2} rung={rung}>
        <ParkedWords operation={operation} />
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
  const { i18n } = useLingui()
  const check = cartMeanings[operation.route]?.check
  switch (operation.parkReason) {
    case 'may_have_arrived':
      return (
        <>
          <Trans>It was sent, but no answer came. It may have arrived.</Trans>{' '}
          {check && i18n._(check)}
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
      return <CartRefusal operation={operation} />
  }
}

/** What "saved" means, and where it ends. */
function SavedWords() {
  const persisted = useOnce(isPersisted, true)
  return (
    <div className="grid gap-2">
      <p>
        <Trans>
          It is sent as one, by itself, as soon as the house can be reached. Nothing of it is yours
          before the house has it.
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
