import { Trans } from '@lingui/react/macro'
import { CalendarClock } from 'lucide-react'
import { ButtonLink } from '#ui/button-link.tsx'

/** Floats over the home page (spec 1 §2). Straight to its form; the documented state goes along. */
export function BookTable() {
  return (
    <ButtonLink
      to="/restaurant/table"
      state={{ action: 'book' }}
      variant="tip"
      icon={<CalendarClock aria-hidden="true" />}
      className="fixed! right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 shadow-raised print:hidden"
    >
      <Trans>Book a Table</Trans>
    </ButtonLink>
  )
}
