import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { RoomCondition } from '#domain/room-conditions.ts'
import { useSetCondition } from '#features/housekeeping/desk/use-set-condition.ts'
import { conditionLabels } from '#features/housekeeping/labels.ts'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { AsOf } from '#parts/desk/as-of.tsx'
import { LoadFailed } from '#parts/desk/load-failed.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { DateText } from '#ui/date-text.tsx'
import { DrawnHouse } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EntryBoundary } from '#ui/entry-boundary.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { descriptors } from '../../operations.ts'
import { useHouseTime } from '../../use-house-time.ts'
import { RoomCard } from './room-card.tsx'
import { floorOf, floorsOf, type RoomTask, type RoundName, rounds } from './rounds.ts'
import { ConditionDialog } from './condition-dialog.tsx'
import { useRounds } from './use-rounds.ts'

const roundLabels: Readonly<Record<RoundName, MessageDescriptor>> = {
  first: msg`Do first: a guest arrives today`,
  leaving: msg`Guest leaves today`,
  dirty: msg`Dirty`,
  clean: msg`Clean, to inspect`,
  inspected: msg`Inspected`,
  out_of_order: msg`Out of order`,
}

/** Long enough to notice a touch on the wrong room, ms. */
const UNDO_FOR = 8000

/** The rooms by what to do first, for a phone in one hand (decisions.md: for staff and admin). */
export function HousekeepingScreen() {
  const { t, i18n } = useLingui()
  const { today } = useHouseTime()
  const work = useRounds(today)
  const setCondition = useSetCondition()
  const toasts = useToasts()
  /** Toasts that take a room's last word back, by room. */
  const undo = useRef(new Map<string, number>())
  const [floor, setFloor] = useState('all')
  const [open, setOpen] = useState<RoomTask | null>(null)
  const floors = floorsOf(work.rooms)
  const here = floors.includes(floor) ? floor : 'all'
  const shown = (task: RoomTask) => here === 'all' || floorOf(task.room.number) === here
  const groups = rounds.map((name) => ({ name, tasks: work.rounds?.[name].filter(shown) ?? [] }))
  const todo = groups.flatMap(({ name, tasks }) =>
    name === 'first' || name === 'leaving' || name === 'dirty' ? tasks : [],
  ).length

  async function saveCondition(
    task: RoomTask,
    condition: RoomCondition,
    note: string | null = null,
  ) {
    const { id, number, title } = task.room
    const words = [number, title].filter(Boolean).join(' ')
    // One room has one way back: an older one would undo more than is thought.
    const older = undo.current.get(id)
    if (older !== undefined) toasts.dismiss(older)
    const was = { condition: task.condition, note: task.state?.note ?? null }
    const now = { condition, note: note?.trim() || null }
    const saved = await setCondition(id, condition, words, was, note)
    if (!saved) return false
    const said = i18n._(conditionLabels[condition])
    const shownUndo = toasts.show({
      tone: 'confirmed',
      text: t`Room ${number}: ${said}`,
      timeout: UNDO_FOR,
      action: {
        label: <Trans>Undo</Trans>,
        onAction: () => void setCondition(id, was.condition, words, now, was.note),
      },
    })
    undo.current.set(id, shownUndo)
    return true
  }

  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <div>
        <DeskHeading title={t`Housekeeping`} />
        <p className="text-ink-soft">
          <DateText value={today} format="full" />
          {work.rounds && (
            <>
              {' · '}
              <Plural
                value={todo}
                _0="Nothing to make up"
                one="# room to make up"
                other="# rooms to make up"
              />
            </>
          )}
        </p>
      </div>
      <ParkedWork descriptors={descriptors} />
      {work.cached && <AsOf cached={work.cached} />}
      {work.error && (
        <LoadFailed
          title={work.error.refusal?.message ?? t`Failed to load rooms.`}
          refetch={work.refetch}
        />
      )}
      {floors.length > 0 && (
        <ChipGroup
          label={t`Floor`}
          value={here}
          onChange={setFloor}
          options={[
            { value: 'all', label: t`All floors` },
            ...floors.map((one) => ({ value: one, label: t`Floor ${one}` })),
          ]}
        />
      )}
      {work.rounds === undefined && !work.error && <LoadingCards label={t`Loading rooms…`} />}
      {work.rounds && work.rooms.length === 0 && (
        <EmptyState picture={<DrawnHouse />} title={t`No rooms yet`} />
      )}
      {groups.map(
        ({ name, tasks }) =>
          tasks.length > 0 && (
            <section key={name} aria-label={i18n._(roundLabels[name])} className="grid gap-3">
              <h2 className="flex items-baseline justify-between border-b-2 border-line pb-1.5 text-lg">
                {i18n._(roundLabels[name])}
                <span className="text-base text-ink-soft tabular">{tasks.length}</span>
              </h2>
              <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
                {tasks.map((task) => (
                  <EntryBoundary key={task.room.id}>
                    <RoomCard
                      task={task}
                      urgent={name === 'first'}
                      waiting={work.waitingOf(task.room.id)}
                      onSave={(condition) => saveCondition(task, condition)}
                      onMore={() => setOpen(task)}
                    />
                  </EntryBoundary>
                ))}
              </div>
            </section>
          ),
      )}
      {open && (
        <ConditionDialog
          task={open}
          onSave={(condition, note) => saveCondition(open, condition, note)}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}
