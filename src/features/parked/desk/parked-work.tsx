import { Plural, Trans } from '@lingui/react/macro'
import { ChevronDown, Split } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { routeOf } from '#contract/routes.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { Button } from '#ui/button.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { EntryBoundary } from '#ui/entry-boundary.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import type { ParkedElsewhere } from '../data.ts'
import type { Decision } from '../decisions.ts'
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

interface Props {
  descriptors: OperationDescriptors
  /**
   * Subjects of the screen. With them only this person's decisions about those are shown in full; the
   * others are one line that opens, so that the screen begins with what it is for.
   */
  about?: readonly string[]
}

/** Everything that needs a decision; renders nothing if there is none. */
export function ParkedWork({ descriptors, about }: Props) {
  const { decisions, elsewhere, elsewhereAsOf } = useWork()
  const isHere = ({ head }: Decision) => about?.includes(routeOf(head.route).subject ?? '') ?? true
  const here = decisions.filter(isHere)
  const others = decisions.filter((decision) => !isHere(decision))
  const colleagues = elsewhere.length > 0 && (
    <Elsewhere rows={elsewhere} asOf={elsewhereAsOf} descriptors={descriptors} />
  )
  const elsewhereHere = about === undefined && colleagues
  const folded = about === undefined ? 0 : others.length + elsewhere.length
  return (
    <>
      {(here.length > 0 || elsewhereHere) && (
        <section aria-labelledby="needs-decision" className="grid gap-3">
          <h2 id="needs-decision" tabIndex={-1} className="scroll-mt-20 text-lg outline-none">
            <Trans>Needs your decision</Trans>
          </h2>
          <Own decisions={here} descriptors={descriptors} />
          {elsewhereHere}
        </section>
      )}
      {folded > 0 && (
        <Folded count={folded}>
          <Own decisions={others} descriptors={descriptors} />
          {colleagues}
        </Folded>
      )}
    </>
  )
}

/** "3 other decisions wait", which opens to their cards. */
function Folded({ count, children }: { count: number; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="group rounded-md border border-line bg-surface print:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 font-semibold text-conflict [&::-webkit-details-marker]:hidden">
        <Split className="size-5 shrink-0" />
        <Plural value={count} one="# other decision waits" other="# other decisions wait" />
        <ChevronDown className="ml-auto size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {open && <div className="grid gap-3 border-t border-line p-3">{children}</div>}
    </details>
  )
}

function Own({
  decisions,
  descriptors,
}: {
  decisions: readonly Decision[]
  descriptors: OperationDescriptors
}) {
  return decisions.map((decision) => (
    <EntryBoundary key={decision.head.id}>
      <DecisionCard decision={decision} descriptors={descriptors} />
    </EntryBoundary>
  ))
}

/** Of other people and devices. */
function Elsewhere({
  rows,
  asOf,
  descriptors,
}: {
  rows: readonly ParkedElsewhere[]
  asOf: string | null
  descriptors: OperationDescriptors
}) {
  const [all, setAll] = useState(false)
  const ordered = useMemo(() => colleaguesFirst(rows), [rows])
  const shown = all ? ordered : ordered.slice(0, MAX_CARDS)
  return (
    <>
      <h3 className="mt-1 text-base font-semibold text-ink-soft">
        <Trans>From other people and devices</Trans>
      </h3>
      {asOf && (
        <StatusLine tone="waiting">
          <Trans>
            as of <DateTimeText value={asOf} />
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
      {shown.length < rows.length && (
        <Button variant="secondary" onClick={() => setAll(true)}>
          <Trans>Show all {rows.length}</Trans>
        </Button>
      )}
    </>
  )
}
