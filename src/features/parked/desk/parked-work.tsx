import { Trans } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { Button } from '#ui/button.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { EntryBoundary } from '#ui/entry-boundary.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import type { ParkedElsewhere } from '../data.ts'
import { useWork } from '../use-work.ts'
import { DecisionCard } from './decision-card.tsx'
import { ElsewhereCard } from './elsewhere-card.tsx'
import { SettleButton } from './settle-button.tsx'

/** More cards than this are shown only on demand. */
const MAX_CARDS = 20

/** Staff's operations before guests', and executable ones before the rest. */
function colleaguesFirst(rows: readonly ParkedElsewhere[]): readonly ParkedElsewhere[] {
  const rank = ({ person, executable }: ParkedElsewhere) =>
    person !== null ? 0 : executable ? 1 : 2
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

/** Everything that needs a decision; renders nothing if there is none. */
export function ParkedWork({ descriptors }: { descriptors: OperationDescriptors }) {
  const { decisions, elsewhere, elsewhereAsOf } = useWork()
  const [all, setAll] = useState(false)
  const ordered = useMemo(() => colleaguesFirst(elsewhere), [elsewhere])
  const shown = all ? ordered : ordered.slice(0, MAX_CARDS)
  if (decisions.length === 0 && elsewhere.length === 0) return null
  return (
    <section aria-labelledby="needs-decision" className="grid gap-3">
      <h2 id="needs-decision" tabIndex={-1} className="scroll-mt-20 text-lg outline-none">
        <Trans>Needs your decision</Trans>
      </h2>
      {decisions.map((decision) => (
        <EntryBoundary key={decision.head.id}>
          <DecisionCard decision={decision} descriptors={descriptors} />
        </EntryBoundary>
      ))}
      {elsewhere.length > 0 && (
        <>
          <h3 className="mt-1 text-base font-semibold text-ink-soft">
            <Trans>From other people and devices</Trans>
          </h3>
          {elsewhereAsOf && (
            <StatusLine tone="waiting">
              <Trans>
                as of <DateTimeText value={elsewhereAsOf} />
              </Trans>
            </StatusLine>
          )}
          {shown.map((parked) => (
            <EntryBoundary
              key={parked.id}
              action={<SettleButton parked={parked} about={[parked.endpoint, '']} money={null} />}
            >
              <ElsewhereCard parked={parked} descriptors={descriptors} />
            </EntryBoundary>
          ))}
          {shown.length < elsewhere.length && (
            <Button variant="secondary" onClick={() => setAll(true)}>
              <Trans>Show all {elsewhere.length}</Trans>
            </Button>
          )}
        </>
      )}
    </section>
  )
}
