import { Trans, useLingui } from '@lingui/react/macro'
import { isPersisted } from '#offline/db/persist.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { rungOf } from '#offline/rung.ts'
import { SentWhenOnline } from '#parts/sent-when-online.tsx'
import { CodeNote } from '#ui/code-note.tsx'
import { EndedNews } from '#ui/ended-news.tsx'
import { Ladder, RungHeadline } from '#ui/ladder.tsx'
import { ParkedNews, RungNews } from '#ui/rung-news.tsx'
import { meanings } from '../operations.ts'
import { cartCode, useCartRequests } from '../use-own-carts.ts'
import { CartRefusal } from './cart-refusal.tsx'
import { Ways } from '#parts/ways.tsx'

/** Where a stay stands: never further than it is; with the ways on of a refused one. */
export function CartNews({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const check = meanings[operation.route]?.check
  return (
    <RungNews
      rung={rungOf(operation)}
      received={<Received operation={operation} />}
      over={<Trans>This stay was taken back</Trans>}
      parked={
        <ParkedNews
          reason={operation.parkReason}
          check={check && i18n._(check)}
          refusal={<CartRefusal operation={operation} />}
          ways={<Ways operation={operation} meanings={meanings} />}
        />
      }
      saved={
        <>
          <SentWhenOnline />{' '}
          <Trans>It goes as one. Nothing of it is yours before the house has it.</Trans>
        </>
      }
      isPersisted={isPersisted}
    />
  )
}

function Received({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const request = useCartRequests([operation]).of(operation)
  const code = cartCode(operation)
  if (request && (request.stage === 'cancelled' || request.stage === 'over')) {
    return <EndedNews title={i18n._(request.words)} />
  }
  const rung = request?.stage === 'confirmed' ? 'confirmed' : 'received'
  return (
    <>
      <RungHeadline level={2} rung={rung}>
        {request ? i18n._(request.words) : null}
      </RungHeadline>
      <Ladder rung={rung} />
      {code !== '' && (
        <CodeNote code={code} title={<Trans>The code of your stay</Trans>}>
          <Trans>With it and your phone or e-mail the house finds all of it.</Trans>
        </CodeNote>
      )}
    </>
  )
}
