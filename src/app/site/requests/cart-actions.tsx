import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { unpaidSubjects } from '#features/cart/own-cart.ts'
import { sentAddress } from '#features/cart/steps.ts'
import { useOwnCarts } from '#features/cart/use-own-carts.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { paymentOfQuery } from '#offline/paying/stored-payment.ts'
import { ButtonLink } from '#ui/button-link.tsx'

/** Paying for a stay, and its payment, as far as they still make sense. */
export function CartActions({ operation }: { operation: OperationRow }) {
  const cart = useOwnCarts([operation]).of(operation)
  const payment = useQuery(paymentOfQuery(operation.id)).data ?? null
  const open = cart !== null && unpaidSubjects(cart).length > 0
  // First the state of the payment under way, so that nobody pays twice.
  const underWay = payment !== null && open
  return (
    <>
      {payment !== null && (
        <ButtonLink to={`/paid/${payment}`} variant={underWay ? 'primary' : 'secondary'}>
          <Trans>See the payment</Trans>
        </ButtonLink>
      )}
      {open && (
        <ButtonLink
          to={sentAddress(operation.id)}
          variant={underWay || !cart.byCard ? 'secondary' : 'primary'}
        >
          {cart.byCard ? <Trans>Pay now</Trans> : <Trans>Pay</Trans>}
        </ButtonLink>
      )}
    </>
  )
}
