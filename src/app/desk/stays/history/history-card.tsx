import { Trans, useLingui } from '@lingui/react/macro'
import { Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { BoardList } from '#parts/desk/board-list.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { descriptors } from '../../../operations.ts'
import { useEventText } from './event-text.ts'
import type { Done } from './history-of.ts'
import type { History, Reading } from './use-history.ts'

/** Who did what about the stay, and when: the newest first, what waits on this device on top. */
export function HistoryCard({ history: { done, waiting, reading } }: { history: History }) {
  const { t } = useLingui()
  return (
    <BoardList
      id="history"
      title={t`Who did what`}
      count={waiting.length + done.length}
      empty={<Nothing reading={reading} />}
    >
      {waiting.map((operation) => (
        <WaitingRow key={operation.id} operation={operation} />
      ))}
      {done.map((one) => (
        <DoneRow key={one.event.id} done={one} />
      ))}
    </BoardList>
  )
}

/** Of stays long over the house alone has it. */
export function Nothing({ reading }: { reading: Reading }) {
  if (reading === 'asking') return <Trans>Loading…</Trans>
  if (reading === 'cut off')
    return <Trans>The house has it. It is shown when there is internet.</Trans>
  return <Trans>Older changes are not recorded.</Trans>
}

function Entry({ when, children }: { when: ReactNode; children: ReactNode }) {
  return (
    <li className="grid gap-x-4 py-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <span className="text-sm/6 text-ink-soft tabular">{when}</span>
      <div className="grid min-w-0 content-start">{children}</div>
    </li>
  )
}

function DoneRow({ done: { event, heardAt } }: { done: Done }) {
  const textOf = useEventText()
  const { title, details } = textOf(event)
  return (
    <Entry when={<DateTimeText value={event.at} format="short" />}>
      <span className="wrap-anywhere">
        {title}
        {details.length > 0 && <span className="text-ink-soft"> · {details.join(' · ')}</span>}
      </span>
      <span className="note">
        <Who by={event.by} />
        {heardAt !== null && (
          <>
            {' · '}
            <Trans>
              with the house since <DateTimeText value={heardAt} format="short" />
            </Trans>
          </>
        )}
      </span>
    </Entry>
  )
}

function Who({ by }: { by: string | null }) {
  if (by === null) return <Trans>the house by itself</Trans>
  return by === 'guest' ? <Trans>the guest</Trans> : by
}

function WaitingRow({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const { deviceTime, route, words } = operation
  const title = descriptors[route]?.title(operation)
  const detail = descriptors[route]?.detail(operation)
  return (
    <Entry when={<DateTimeText value={deviceTime} format="short" />}>
      <span className="wrap-anywhere">
        {title ? i18n._(title) : words.title}
        {detail && <span className="text-ink-soft"> · {i18n._(detail)}</span>}
      </span>
      <WaitingState operation={operation} />
    </Entry>
  )
}

/** How far something that was recorded here is. */
export function WaitingState({ operation: { actor, state } }: { operation: OperationRow }) {
  return (
    <StatusLine
      tone={state === 'parked' ? 'conflict' : 'waiting'}
      icon={state === 'parked' ? undefined : <Smartphone />}
    >
      {actor.kind === 'staff' && `${actor.name} · `}
      {state === 'parked' ? (
        <Trans>Needs your decision</Trans>
      ) : (
        <Trans>Saved on this device, not yet with the house</Trans>
      )}
    </StatusLine>
  )
}
