import { Plural, Trans } from '@lingui/react/macro'
import { Mountain } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '#ui/button-link.tsx'
import { Price } from '#ui/shown-currency.tsx'
import type { Booking } from './use-booking.ts'

/** The picked tour within the thumb's reach, on screens without room for the panel. */
export function PickedBar({ booking, people }: { booking: Booking; people: number }) {
  const { search } = useLocation()
  if (booking.tour === null) return null
  const params = new URLSearchParams(search)
  params.set('step', 'book')
  return (
    <div
      data-foot
      className="fixed inset-x-0 bottom-0 z-20 bg-primary-deep pb-[env(safe-area-inset-bottom)] text-on-deep lg:hidden print:hidden"
    >
      <div className="container-page flex min-h-17 items-center gap-3 py-2">
        <Mountain aria-hidden="true" className="size-6 shrink-0" />
        <p className="min-w-0 flex-1 leading-tight">
          <span className="block truncate font-semibold">{booking.tour.name}</span>
          <span className="text-on-deep-soft">
            <Plural value={people} one="# person" other="# people" />
            {' · '}
            <Price cents={booking.totals.total_cents} />
          </span>
        </p>
        <ButtonLink to={{ search: `?${params}` }} variant="tip">
          <Trans>Book it</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
