import { Trans, useLingui } from '@lingui/react/macro'
import type { DayAtHouse } from '#contract/day-close.ts'
import type { DayFigures } from '#domain/day-close.ts'
import { DateText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ByCashier, ByMethod } from './money-parts.tsx'

const dayLink = (day: string) => `/dashboard/day-close?day=${day}`

/** What is no money, in one line. */
function Besides({ figures }: { figures: DayFigures }) {
  const { receipts, tills, write_offs } = figures
  return (
    <>
      {receipts.count > 0 && (
        <p>
          <Trans>
            Receipts: {receipts.count}, <Money amount={receipts.total} />
          </Trans>
        </p>
      )}
      {tills.length > 0 && (
        <p>
          <Trans>Counted tills: {tills.length}</Trans>
        </p>
      )}
      {write_offs.count > 0 && (
        <p>
          <Trans>
            Written off: <Money amount={write_offs.amount} />
          </Trans>
        </p>
      )}
    </>
  )
}

function Difference({ figures, id }: { figures: DayFigures; id: string }) {
  return (
    <div className="grid gap-3">
      {figures.methods.length > 0 && (
        <div className="grid items-start gap-x-8 gap-y-5 xl:grid-cols-2">
          <ByMethod figures={figures} id={`${id}-methods`} />
          <ByCashier figures={figures} id={`${id}-cashiers`} />
        </div>
      )}
      <Besides figures={figures} />
    </div>
  )
}

/** What came for a closed day after it was closed: its own figures stay as they were. */
export function Late({ late }: { late: DayAtHouse['late'] }) {
  const { t } = useLingui()
  if (late.length === 0) return null
  return (
    <section aria-label={t`Came after the close`} className="grid gap-4">
      {late.map(({ carried_in, figures }) => (
        <div
          key={carried_in ?? ''}
          className="grid gap-3 rounded-md border border-line bg-surface p-4"
        >
          <h2 className="text-lg">
            <Trans>
              Came after the close: <Money amount={figures.dollars.net} />
            </Trans>
          </h2>
          <p className="text-ink-soft">
            {carried_in === null ? (
              <Trans>
                Recorded or changed since. The close above stays as it was; the next close of a
                later day carries this difference.
              </Trans>
            ) : (
              <Trans>
                Carried in the close of{' '}
                <TextLink to={dayLink(carried_in)}>
                  <DateText value={carried_in} />
                </TextLink>
                .
              </Trans>
            )}
          </p>
          <Difference figures={figures} id={`late-${carried_in ?? 'open'}`} />
        </div>
      ))}
    </section>
  )
}

/** What came late for earlier days and is counted with this close. */
export function Carried({ carried }: { carried: DayAtHouse['carried'] }) {
  const { t } = useLingui()
  if (carried.length === 0) return null
  return (
    <section aria-label={t`Carried from earlier days`} className="grid gap-4">
      {carried.map(({ day, figures }) => (
        <div key={day} className="grid gap-3 rounded-md border border-line bg-surface p-4">
          <h2 className="text-lg">
            <Trans>
              Carried from{' '}
              <TextLink to={dayLink(day)}>
                <DateText value={day} />
              </TextLink>
              : <Money amount={figures.dollars.net} />
            </Trans>
          </h2>
          <p className="text-ink-soft">
            <Trans>Came or changed after that day was closed. It is not in the totals above.</Trans>
          </p>
          <Difference figures={figures} id={`carried-${day}`} />
        </div>
      ))}
    </section>
  )
}
