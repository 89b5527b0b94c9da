import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
import { useFocusOnOpen } from './sent-step.tsx'
import { useHouse } from './use-house.ts'

interface SentPageProps {
  /** Id of the operation; where it was changed since, its successor is shown. */
  id: string
  /** Of the page: "Your order". */
  title: string
  /** "Loading your order…" */
  loading: string
  /** Message where this device does not have it; a general one unless given. */
  missing?: ReactNode
  /** The next step, also where it is missing. */
  other: { to: string; label: ReactNode }
  /** Its status. */
  renderPanel: (operation: OperationRow) => ReactNode
  /** Shown below the actions in every state. */
  after?: ReactNode
  /** The details of what was sent, and their heading. */
  renderFacts: (operation: OperationRow) => ReactNode
  factsLabel: string
  className?: string
}

/** The status of what a guest just sent, live. */
export function SentPage(props: SentPageProps) {
  const { id, title, loading, missing, other, renderPanel, after, renderFacts, factsLabel } = props
  const { name, phone } = useHouse()
  const rows = useQuery(outboxQuery(['guest']))
  const operation = latestOf(rows.data ?? [], id)
  const top = useFocusOnOpen<HTMLElement>()
  return (
    <main
      id="main"
      ref={top}
      tabIndex={-1}
      className={cx(
        'container-page grid max-w-2xl gap-6 pb-16',
        props.className ?? 'pt-[calc(var(--over-page)+2rem)]',
      )}
    >
      <title>{`${title} – ${name}`}</title>
      {operation ? (
        <>
          <Card className="grid gap-5">{renderPanel(operation)}</Card>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={`/requests/${operation.id}`}>
              <Trans>Follow or change it</Trans>
            </ButtonLink>
            <ButtonLink to={other.to} variant="secondary">
              {other.label}
            </ButtonLink>
            <CallButton phone={phone} />
          </div>
          {after}
          <Card as="section" aria-label={factsLabel}>
            {renderFacts(operation)}
          </Card>
        </>
      ) : rows.isPending || rows.isFetching ? (
        <LoadingText label={loading} />
      ) : (
        <EmptyState
          headingLevel={2}
          picture={<DrawnLantern />}
          title={missing ?? <Trans>This request is not on this device</Trans>}
          action={<ButtonLink to={other.to}>{other.label}</ButtonLink>}
        />
      )}
    </main>
  )
}
