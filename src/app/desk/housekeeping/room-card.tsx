import { Trans, useLingui, Plural } from '@lingui/react/macro'
import { Ellipsis, DoorOpen, KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { RoomCondition } from '#domain/room-conditions.ts'
import { conditionTones, conditionLabels } from '#features/housekeeping/labels.ts'
import { RoomTypeText } from '#features/rooms/parts/room-type.tsx'
import type { OperationRow } from '#offline/db/schema.ts'
import { SavedHere } from '#parts/desk/saved-here.tsx'
import { Badge } from '#ui/badge.tsx'
import { onFirstPress } from '#parts/desk/use-desk-step.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { DateTimeText, DateText } from '#ui/date-text.tsx'
import { ConditionIcon } from './condition-icon.tsx'
import { nextOf, type RoomTask } from './rounds.ts'

/** One room: how it is, who said so and when, and the next word on it with one touch. */
export function RoomCard({
  task,
  waiting,
  urgent,
  onSave,
  onMore,
}: {
  task: RoomTask
  /** What was said here and the house does not have yet. */
  waiting: readonly OperationRow[]
  urgent: boolean
  onSave: (condition: RoomCondition) => Promise<unknown>
  onMore: () => void
}) {
  const { t, i18n } = useLingui()
  const { room, condition, state } = task
  const [busy, setBusy] = useState(false)
  const next = nextOf(condition)
  const parked = waiting.some((row) => row.state === 'parked')
  const label = t`Room ${room.number}`
  async function save() {
    if (next === null) return
    setBusy(true)
    await onSave(next)
    setBusy(false)
  }
  return (
    <article
      aria-label={label}
      className={cx(
        'grid content-between gap-3 rounded-md border bg-surface p-3',
        parked ? 'border-conflict' : urgent ? 'border-waiting' : 'border-line',
      )}
    >
      <div className="grid gap-2">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 className="text-2xl leading-tight tabular">{room.number || room.title}</h3>
            <p className="truncate text-sm text-ink-soft">
              {room.title !== null && room.number !== '' && `${room.title} · `}
              <RoomTypeText type={room.type} />
            </p>
          </div>
          <Badge
            tone={conditionTones[condition]}
            icon={<ConditionIcon condition={condition} />}
            className="rounded-md!"
          >
            {i18n._(conditionLabels[condition])}
          </Badge>
        </div>
        <p className="flex flex-wrap gap-1.5 empty:hidden">
          <RoomSummary task={task} />
        </p>
        {state?.note && (
          <p className="rounded-sm bg-sunken px-3 py-2 break-words whitespace-pre-line">
            {state.note}
          </p>
        )}
        {state && <SaidBy state={state} />}
        {parked ? (
          <Badge tone="conflict">
            <Trans>Needs your decision</Trans>
          </Badge>
        ) : (
          waiting.length > 0 && <SavedHere steps={waiting} />
        )}
      </div>
      <div className="flex gap-2">
        {next !== null && (
          <Button
            block
            size="lg"
            variant={next === 'clean' ? 'primary' : 'secondary'}
            busy={busy}
            aria-label={`${label}: ${i18n._(conditionLabels[next])}`}
            icon={<ConditionIcon condition={next} />}
            onClick={onFirstPress(() => void save())}
          >
            {i18n._(conditionLabels[next])}
          </Button>
        )}
        <Button
          block={next === null}
          size="lg"
          variant="secondary"
          className={next === null ? '' : 'px-4!'}
          aria-label={t`${label}: other state or note`}
          icon={<Ellipsis />}
          onClick={onMore}
        >
          {next === null && <Trans>Change</Trans>}
        </Button>
      </div>
    </article>
  )
}

function SaidBy({ state }: { state: NonNullable<RoomTask['state']> }) {
  const at = state.device_time ?? state.changed_at
  return (
    <p className="text-sm text-ink-soft">
      {state.changed_by && `${state.changed_by} · `}
      {at !== '' && <DateTimeText value={at} format="short" />}
    </p>
  )
}

/** Who comes and who is in: how many, never who. */
function RoomSummary({ task }: { task: RoomTask }) {
  const { arrival, guest, leaves } = task
  const people = (arrival?.adults ?? 0) + (arrival?.children ?? 0)
  return (
    <>
      {arrival && (
        <Badge tone="conflict" icon={<KeyRound />} className="rounded-md!">
          <Trans>Arrival today</Trans>
          {people > 0 && (
            <>
              {' · '}
              <Plural value={people} one="# guest" other="# guests" />
            </>
          )}
        </Badge>
      )}
      {guest && (
        <Badge tone="neutral" icon={<DoorOpen />} className="rounded-md!">
          {leaves ? (
            <Trans>Guest leaves today</Trans>
          ) : (
            <Trans>
              Guest stays until <DateText value={guest.check_out} format="short" />
            </Trans>
          )}
        </Badge>
      )}
    </>
  )
}
