import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DateText, DateTimeText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'
import { Alert } from '#ui/alert.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { ShownDay } from './use-day.ts'

/** Whether the day is closed, by whom, and where its figures come from. */
export function DayState({ shown, isToday }: { shown: ShownDay; isToday: boolean }) {
  const { close, waitingClose, from, asOf, partial } = shown
  return (
    <div className="grid gap-2">
      {close !== null && (
        <StatusLine tone="confirmed">
          <Trans>
            Closed by {close.changed_by ?? '–'}, <DateTimeText value={close.closed_at} />. These
            figures stay as they were then.
          </Trans>
          <Seen close={close} />
        </StatusLine>
      )}
      {close === null && waitingClose !== null && (
        <StatusLine tone="waiting" live>
          <Trans>
            The close is saved on this device, not yet with the house. It counts what the house has
            when it arrives.
          </Trans>
        </StatusLine>
      )}
      {close === null && waitingClose === null && (
        <StatusLine>
          {isToday ? (
            <Trans>This day is open, and not over: its figures still grow.</Trans>
          ) : (
            <Trans>This day is open.</Trans>
          )}
        </StatusLine>
      )}
      {from === 'kept' && !shown.asking && (
        <StatusLine tone="waiting">
          <Trans>As it is on this device. Only the house knows what came after the close.</Trans>
        </StatusLine>
      )}
      {from === 'device' && !shown.asking && shown.figures && (
        <StatusLine tone="waiting">
          <Trans>
            Calculated from this device, with what waits here. Only the house knows what is owed,
            written off or carried over.
          </Trans>{' '}
          {asOf && (
            <Trans>
              As of <DateTimeText value={asOf} />.
            </Trans>
          )}{' '}
          {partial && <Trans>Counts include only what is on this device.</Trans>}
        </StatusLine>
      )}
    </div>
  )
}

/** What the person saw who closed the day, where the house counted something else. */
function Seen({ close }: { close: NonNullable<ShownDay['close']> }) {
  const { seen, figures } = close
  if (seen === null) return null
  if (seen.movements === figures.movements && seen.net === figures.dollars.net) return null
  return (
    <>
      {' '}
      <Trans>
        The person who closed it saw <Money amount={seen.net} />; the house counted{' '}
        <Money amount={figures.dollars.net} />.
      </Trans>
    </>
  )
}

/** What is not in the figures yet, as far as anybody knows; null: nothing is known of. */
export function Missing({ shown }: { shown: ShownDay }) {
  const { waitingHere, house } = shown
  const { refused = 0, devices = 0, silent = [] } = house?.waiting ?? {}
  const open = house?.open_days ?? []
  if (waitingHere + refused + devices + silent.length + open.length === 0) return null
  return (
    <Alert tone="waiting" title={<Trans>Check this before you close</Trans>}>
      <ul className="grid list-disc gap-1 pl-5">
        <Line count={waitingHere}>
          <Plural
            value={waitingHere}
            one="# entry on this device is not with the house yet."
            other="# entries on this device are not with the house yet."
          />
        </Line>
        <Line count={refused}>
          <Plural
            value={refused}
            one="# entry was refused on a device, and nobody has settled it."
            other="# entries were refused on devices, and nobody has settled them."
          />
        </Line>
        <Line count={devices}>
          <Plural
            value={devices}
            one="# device signed out and may still have something to send."
            other="# devices signed out and may still have something to send."
          />
        </Line>
        <Line count={silent.length}>
          <Trans>Signed in but not reachable. Their money may not be with the house yet:</Trans>
          <ul className="grid pl-2">
            {silent.map(({ device, person, heard_at }) => (
              <li key={`${person} ${device} ${heard_at}`}>
                {[person, device].filter(Boolean).join(', ')}{' '}
                <span className="text-ink-soft">
                  <Trans>
                    no answer since <DateTimeText value={heard_at} format="short" />
                  </Trans>
                </span>
              </li>
            ))}
          </ul>
        </Line>
        <Line count={open.length}>
          <Trans>Days before this one that nobody closed:</Trans>{' '}
          {open.map((day, at) => (
            <span key={day}>
              {at > 0 && ', '}
              <TextLink to={`/dashboard/day-close?day=${day}`}>
                <DateText value={day} format="short" />
              </TextLink>
            </span>
          ))}
        </Line>
      </ul>
    </Alert>
  )
}

function Line({ count, children }: { count: number; children: ReactNode }) {
  return count > 0 ? <li>{children}</li> : null
}
