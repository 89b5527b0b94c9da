import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarSync, Plus } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { AsOf } from '#parts/desk/as-of.tsx'
import { ListState } from '#parts/desk/list-state.tsx'
import { useChangeParam } from '#parts/desk/use-change-param.ts'
import { useMay } from '#parts/use-may.ts'
import { RefreshButton } from '#parts/refresh-button.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnHouse } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { useSaveToasts } from '#ui/use-save-toasts.ts'
import { changeOf, editRoom, newRoom } from './change.ts'
import type { ManagedRoom } from './data.ts'
import { DeleteRoomDialog } from './delete-dialog.tsx'
import { Pager } from '#ui/pager.tsx'
import { RoomDialog } from './room-dialog.tsx'
import { RoomList } from './room-list.tsx'
import { selectRooms } from './select.ts'
import type { RoomStart } from './save-room.ts'
import { useRooms } from './use-rooms.ts'
import { useSearch } from './use-search.ts'

const noRooms: readonly ManagedRoom[] = []

/** Rooms Management (spec 3 §2.3). */
export function RoomsScreen({
  decisions,
}: {
  /** Cards of what needs a decision; they are the same for all services. */
  decisions: ReactNode
}) {
  const { t } = useLingui()
  const isAdmin = useMay('admin')
  const { rooms, cached, error, waiting, operations, refetch } = useRooms()
  const { typed, type, search, page, turn } = useSearch()
  const [dialog, setDialog] = useState<RoomStart | null>(null)
  const [deleting, setDeleting] = useState<ManagedRoom | null>(null)
  const said = useSaveToasts(operations, {
    created: t`Room created`,
    updated: t`Room updated`,
    deleted: t`Room deleted`,
  })
  const all = rooms ?? noRooms
  const shown = useMemo(() => selectRooms(all, { search, page }), [all, search, page])
  const [changed, closeChange] = useChangeParam((id) => changeOf(id, operations, all))
  const start = dialog ?? changed
  const started = all.find(({ id }) => id === start?.roomId)

  function close() {
    setDialog(null)
    closeChange()
  }

  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DeskHeading title={t`Rooms Management`} />
        <div className="flex flex-wrap gap-2">
          {isAdmin && (
            <ButtonLink variant="secondary" to="/dashboard/rooms/calendars" icon={<CalendarSync />}>
              <Trans>Calendars</Trans>
            </ButtonLink>
          )}
          <RefreshButton refetch={refetch} />
          {isAdmin && (
            <Button variant="primary" icon={<Plus />} onClick={() => setDialog(newRoom)}>
              <Trans>Add Room</Trans>
            </Button>
          )}
        </div>
      </div>
      {decisions}
      <div className="grid grid-cols-3 gap-2.5">
        <StatTile label={t`Total`} value={shown.total} />
        <StatTile label={t`Available`} value={shown.available} tone="confirmed" />
        <StatTile
          label={t`Occupied`}
          value={shown.occupied}
          hint={shown.lastPage > 1 ? t`on this page` : undefined}
        />
      </div>
      <SearchField label={t`Search rooms`} value={typed} onChange={type} />
      {cached && <AsOf cached={cached} />}
      <ListState
        isLoaded={rooms !== undefined}
        failures={error ? [t`Failed to load rooms`] : []}
        loading={t`Loading rooms…`}
      >
        {shown.total === 0 ? (
          <EmptyState
            picture={<DrawnHouse />}
            title={all.length === 0 ? t`No rooms yet.` : t`Nothing matches.`}
            text={all.length === 0 ? t`Add the first one.` : t`Try fewer words.`}
          />
        ) : (
          <>
            <RoomList
              rooms={shown.rows}
              open={waiting}
              onEdit={(room) => setDialog(editRoom(room))}
              onDelete={setDeleting}
            />
            <Pager shown={shown} onPage={turn} />
          </>
        )}
      </ListState>
      {start && (
        <RoomDialog
          key={start.changing ?? start.roomId ?? 'new'}
          start={start}
          pictures={started?.pictures ?? []}
          onClose={close}
          onSaved={(ids) => {
            close()
            said(ids, start.roomId === null ? 'created' : 'updated')
          }}
        />
      )}
      {deleting && (
        <DeleteRoomDialog
          room={deleting}
          work={waiting.get(deleting.id) ?? []}
          onClose={() => setDeleting(null)}
          onDeleted={(ids) => {
            setDeleting(null)
            said(ids, 'deleted')
          }}
        />
      )}
    </div>
  )
}
