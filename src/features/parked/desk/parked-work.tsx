import { Trans } from '@lingui/react/macro'
import type { Meanings } from '#offline/meaning.ts'
import { DateTimeText } from '#ui/date-text.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { useWork } from '../use-work.ts'
import { DecisionCard } from './decision-card.tsx'
import { ElsewhereCard } from './elsewhere-card.tsx'

/** Everything that needs somebody's decision; nothing at all when nothing does. */
export function ParkedWork({ meanings }: { meanings: Meanings }) {
  const { decisions, elsewhere, elsewhereAsOf } = useWork()
  if (decisions.length === 0 && elsewhere.length === 0) return null
  return (
    <section aria-labelledby="needs-decision" className="grid gap-3">
      <h2 id="needs-decision" tabIndex={-1} className="scroll-mt-20 text-lg outline-none">
        <Trans>Needs your decision</Trans>
      </h2>
      {decisions.map((decision) => (
        <DecisionCard key={decision.head.id} decision={decision} meanings={meanings} />
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
          {elsewhere.map((parked) => (
            <ElsewhereCard key={parked.id} parked={parked} meanings={meanings} />
          ))}
        </>
      )}
    </section>
  )
}
