import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addMonths, monthOf } from '#domain/calendar.ts'
import { Button } from '#ui/button.tsx'
import { useFormats } from '#ui/formats.tsx'
import { IconButton } from '#ui/icon-button.tsx'

/** Previous month, next month and Today (spec 3 §2.4). */
export function Toolbar({
  month,
  today,
  onMonth,
}: {
  /** `YYYY-MM` */
  month: string
  /** The day at the house. */
  today: string
  onMonth: (month: string) => void
}) {
  const { t } = useLingui()
  const formats = useFormats()
  return (
    <div className="flex items-center gap-2">
      <IconButton outlined label={t`Previous month`} onClick={() => onMonth(addMonths(month, -1))}>
        <ChevronLeft />
      </IconButton>
      <h2 aria-live="polite" className="min-w-0 flex-1 text-center text-lg md:min-w-38">
        {formats.date(`${month}-01`, 'month')}
      </h2>
      <IconButton outlined label={t`Next month`} onClick={() => onMonth(addMonths(month, 1))}>
        <ChevronRight />
      </IconButton>
      <Button variant="secondary" onClick={() => onMonth(monthOf(today))}>
        <Trans>Today</Trans>
      </Button>
    </div>
  )
}
