import { Trans } from '@lingui/react/macro'
import { CalendarClock } from 'lucide-react'
import { useOffered } from '#parts/use-offered.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import type { OrderForm } from './form/form.ts'

/** The page where a table alone is reserved. */
export const TABLE_PATH = '/restaurant/table'

/**
 * A table without an order (spec 2 §2), while tables can be reserved. What the form knows already goes along, in the state of the
 * way there: in the address it would be seen by others.
 */
export function BookTable({
  form,
  block = false,
  className,
}: {
  form: OrderForm
  block?: boolean
  className?: string
}) {
  const isOffered = useOffered()
  if (!isOffered('table')) return null
  const { date, time, partySize, notes, customRequest, promoOn, promoCode } = form
  const { name, phone, email } = form
  const wish = { date, time, partySize, notes, customRequest, promoOn, promoCode }
  return (
    <ButtonLink
      to={TABLE_PATH}
      state={{ action: 'book', reservation: { ...wish, name, phone, email } }}
      variant="secondary"
      block={block}
      className={className}
      icon={<CalendarClock />}
    >
      <Trans>Book Table</Trans>
    </ButtonLink>
  )
}
