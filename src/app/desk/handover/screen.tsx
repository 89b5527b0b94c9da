import { Trans, useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { lock } from '#features/session/lock.ts'
import { useOwnPerson } from '#features/session/use-people.ts'
import { offline } from '#offline/offline.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyText } from '#ui/busy-text.tsx'
import { Button } from '#ui/button.tsx'
import { TimeText } from '#ui/date-text.tsx'
import { EntryBoundary } from '#ui/entry-boundary.tsx'
import { PageHeader } from '#ui/page.tsx'
import { PrintButton } from '#ui/print-button.tsx'
import { WorkDialog } from '../work-dialog.tsx'
import { DayCloseLink } from '../day-close/link.tsx'
import { Complete } from './complete.tsx'
import { byPerson } from './entries.ts'
import { MissingEntry } from './entry-row.tsx'
import { Headline } from './headline.tsx'
import { PastHandovers } from './past-list.tsx'
import type { Handover } from './past.ts'
import { useShift, type Shift } from './use-shift.ts'

/** The end of a shift: whether the house has everything that this device recorded (issue 6). */
export function HandoverScreen() {
  const { t } = useLingui()
  const shift = useShift()
  return (
    <div className="grid gap-6">
      <title>{t`Hand over`}</title>
      <PageHeader
        title={t`Hand over the shift`}
        lead={t`What was recorded on this device, whether the house has it, and what is in the till.`}
        actions={
          <span className="print:hidden">
            <PrintButton />
          </span>
        }
      />
      {shift === undefined ? (
        <BusyText>
          <Trans>Loading…</Trans>
        </BusyText>
      ) : (
        <Report shift={shift} />
      )}
    </div>
  )
}

function Report({ shift }: { shift: Shift }) {
  const { t } = useLingui()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState<Handover | null>(null)
  const [sending, setSending] = useState(false)
  const { tally, entries, past, word } = shift
  const people = byPerson(entries)
  const waits = tally.missing.some(({ standing }) => standing === 'waits')
  const needs = tally.missing.some(({ standing }) => standing === 'needs')
  const send = () => {
    setSending(true)
    void offline()
      .outbox.sendNow()
      .catch(() => undefined)
      .finally(() => {
        setSending(false)
        shift.askAgain()
      })
  }
  return (
    <>
      {done && <HandedOver to={done.to} at={done.at} />}
      {(done === null || tally.all > 0) && <Headline tally={tally} word={word} />}
      {people.length > 0 && (
        <ul className="flex flex-wrap gap-x-8 gap-y-2" aria-label={t`By person`}>
          {people.map(({ actorKey, name, all, there }) => (
            <li key={actorKey}>
              <span className="font-semibold">{name ?? t`Guests on this device`}</span>{' '}
              <span className="text-ink-soft tabular">
                <Trans>
                  {there} of {all}
                </Trans>
              </span>
            </li>
          ))}
        </ul>
      )}
      {tally.missing.length > 0 && (
        <section aria-labelledby="not-there" className="grid gap-2">
          <h2 id="not-there" className="text-lg">
            <Trans>Not at the house</Trans>
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {tally.missing.map((entry) => (
              <EntryBoundary key={entry.row.id} as="li">
                <MissingEntry
                  entry={entry}
                  ticked={ticked.has(entry.row.id)}
                  onTick={(on) => {
                    const next = new Set(ticked)
                    if (on) next.add(entry.row.id)
                    else next.delete(entry.row.id)
                    setTicked(next)
                  }}
                />
              </EntryBoundary>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        {waits && (
          <Button variant="secondary" busy={sending} busyText={t`Sending…`} onClick={send}>
            <Trans>Send now</Trans>
          </Button>
        )}
        {needs && (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            <Trans>Open what needs a decision</Trans>
          </Button>
        )}
        {tally.all > 0 && (
          <Button
            variant="quiet"
            busy={shift.asking}
            busyText={t`Asking…`}
            onClick={shift.askAgain}
          >
            <Trans>Ask the house again</Trans>
          </Button>
        )}
      </div>
      <Complete shift={shift} ticked={ticked} onDone={setDone} done={done !== null} />
      <DayCloseLink />
      <PastHandovers past={past} />
      <WorkDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** Done: the tablet is for the next one now. */
function HandedOver({ to, at }: { to: string; at: string }) {
  const own = useOwnPerson()
  return (
    <Alert
      tone="confirmed"
      live
      title={
        <Trans>
          Handed over to {to} at <TimeText value={at} />
        </Trans>
      }
      action={
        own?.hasPin && (
          <Button icon={<Lock />} onClick={lock}>
            <Trans>Lock for the next one</Trans>
          </Button>
        )
      }
    >
      <Trans>It is remembered on this device, and the next shift begins here.</Trans>
    </Alert>
  )
}
