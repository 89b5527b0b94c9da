import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './button.tsx'

/** 'Page X of Y • N total' between Prev and Next (spec 3 §2.3). */
export function Pager({
  shown: { page, lastPage, total },
  onPage,
}: {
  shown: { page: number; lastPage: number; total: number }
  onPage: (page: number) => void
}) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center justify-between gap-3">
      <Button
        variant="secondary"
        icon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Trans>Prev</Trans>
      </Button>
      <p
        aria-live="polite"
        className="order-first w-full text-center text-ink-soft tabular sm:order-none sm:w-auto"
      >
        <Trans>
          Page {page} of {lastPage} • <Plural value={total} one="# total" other="# total" />
        </Trans>
      </p>
      <Button
        variant="secondary"
        icon={<ChevronRight />}
        disabled={page >= lastPage}
        onClick={() => onPage(page + 1)}
      >
        <Trans>Next</Trans>
      </Button>
    </nav>
  )
}
