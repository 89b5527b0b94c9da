import { Plural, Trans } from '@lingui/react/macro'
import { ShoppingBasket } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import type { Totals } from '#domain/restaurant.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Price } from '#ui/shown-currency.tsx'
import type { OrderForm } from './form/form.ts'

/** The cart within the thumb's reach, on screens without room for the panel. */
export function CartBar({ form, totals }: { form: OrderForm; totals: Totals }) {
  const { search } = useLocation()
  const dishes = form.cart.reduce((sum, { qty }) => sum + qty, 0)
  if (dishes === 0) return null
  const params = new URLSearchParams(search)
  params.set('step', 'order')
  return (
    <div
      data-foot
      className="fixed inset-x-0 bottom-0 z-20 bg-primary-deep pb-[env(safe-area-inset-bottom)] text-on-deep lg:hidden print:hidden"
    >
      <div className="container-page flex min-h-17 items-center gap-3 py-2">
        <ShoppingBasket aria-hidden="true" className="size-6 shrink-0" />
        <p className="min-w-0 flex-1 leading-tight">
          <span className="block font-semibold">
            <Plural value={dishes} one="# dish" other="# dishes" />
          </span>
          <Price cents={totals.total_cents} className="text-on-deep-soft" />
        </p>
        <ButtonLink to={{ search: `?${params}` }} variant="tip">
          <Trans>View order</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
