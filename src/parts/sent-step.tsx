import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { latestOf } from '#offline/latest-of.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingText } from '#ui/skeleton.tsx'
import { useHouse } from './use-house.ts'

/** What a guest sent by its id, followed live; its successor where it was changed since. */
export function useSentOperation(
  id: string | null,
  isOwn: (operation: OperationRow) => boolean = () => true,
) {
  const rows = useQuery(outboxQuery(['guest']))
  return {
    operation: id === null ? undefined : latestOf((rows.data ?? []).filter(isOwn), id),
    pending: rows.isPending && id !== null,
  }
}

/** Puts the focus on the page that has just been opened. */
export function useFocusOnOpen<Page extends HTMLElement>() {
  const top = useRef<Page>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
  }, [])
  return top
}

/** The last step of a form that has several: what became of it, beside what was asked for. */
export function SentStep({
  sent: { operation, pending },
  loading,
  missing,
  back,
  other,
  renderFacts,
  factsLabel,
  className,
  children,
}: {
  sent: ReturnType<typeof useSentOperation>
  /** "Loading your booking…" */
  loading: string
  /** Said where this device knows nothing of it, with the way back. */
  missing: string
  back: { to: string; label: ReactNode }
  /** A further way on. */
  other?: ReactNode
  renderFacts: (operation: OperationRow) => ReactNode
  factsLabel: string
  className?: string
  /** Where it stands, and how it is paid. */
  children: (operation: OperationRow) => ReactNode
}) {
  const { phone } = useHouse()
  if (operation === undefined) {
    return pending ? (
      <LoadingText label={loading} />
    ) : (
      <EmptyState
        headingLevel={2}
        picture={<DrawnLantern />}
        title={missing}
        text={<Trans>Please go back and try again.</Trans>}
        action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
      />
    )
  }
  return (
    <div className={cx('grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]', className)}>
      <div className="grid min-w-0 gap-5">
        {children(operation)}
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`/requests/${operation.id}`} variant="secondary">
            <Trans>Follow or change it</Trans>
          </ButtonLink>
          {other}
          <CallButton phone={phone} />
        </div>
      </div>
      <Card as="section" aria-label={factsLabel}>
        {renderFacts(operation)}
      </Card>
    </div>
  )
}
