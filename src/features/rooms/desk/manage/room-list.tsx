import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { pictureSrcSet } from '#contract/pictures.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { Badge } from '#ui/badge.tsx'
import { useMay } from '#parts/use-may.ts'
import { Button } from '#ui/button.tsx'
import { DataList } from '#ui/data-list.tsx'
import { DateText } from '#ui/date-text.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Money } from '#ui/money.tsx'
import { Picture } from '#ui/picture.tsx'
import { RoomTypeText } from '../../parts/room-type.tsx'
import type { ManagedRoom } from './data.ts'

const noWork: readonly OperationRow[] = []

/** A page of rooms: a table on wide screens, cards on narrow ones (spec 3 §2.3). */
export function RoomList({
  rooms,
  open,
  onEdit,
  onDelete,
}: {
  rooms: readonly ManagedRoom[]
  open: ReadonlyMap<string, OperationRow[]>
  onEdit: (room: ManagedRoom) => void
  onDelete: (room: ManagedRoom) => void
}) {
  const { t } = useLingui()
  const isAdmin = useMay('admin')
  return (
    <DataList<ManagedRoom>
      label={t`Rooms`}
      rows={rooms}
      rowKey={(room) => room.id}
      rowTone={(room) => toneOf(open.get(room.id) ?? noWork)}
      columns={[
        {
          key: 'room',
          header: t`Room`,
          primary: true,
          render: (room) => <RoomCell room={room} work={open.get(room.id) ?? noWork} />,
        },
        {
          key: 'price',
          header: t`Price per night`,
          align: 'end',
          render: (room) => <Money cents={room.pricePerNightCents} />,
        },
        {
          key: 'status',
          header: t`Status`,
          render: (room) => <Availability room={room} />,
        },
      ]}
      {...(isAdmin && {
        renderActions: (room) => (
          <span className="flex w-full items-center gap-2 md:w-auto">
            <Button
              variant="secondary"
              icon={<Pencil />}
              className="flex-1"
              aria-label={t`Edit room ${room.number}`}
              onClick={() => onEdit(room)}
            >
              <Trans>Edit</Trans>
            </Button>
            <IconButton
              label={t`Delete room ${room.number}`}
              onClick={() => onDelete(room)}
              className="text-error"
            >
              <Trash2 />
            </IconButton>
          </span>
        ),
      })}
    />
  )
}

function toneOf(work: readonly OperationRow[]) {
  if (work.length === 0) return undefined
  return work.some(({ state }) => state === 'parked') ? ('conflict' as const) : ('waiting' as const)
}

function RoomCell({ room, work }: { room: ManagedRoom; work: readonly OperationRow[] }) {
  const tone = toneOf(work)
  const [first] = room.pictures
  const path = room.coverPath ?? first?.path ?? ''
  const src = pictureUrl(path)
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Picture
        src={src}
        srcSet={src === path ? pictureSrcSet(path) : undefined}
        sizes="64px"
        alt=""
        className="w-16 shrink-0 rounded-sm [&_span]:sr-only"
      />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">
          {room.number}
          {room.name !== '' && <span className="font-normal text-ink-soft"> {room.name}</span>}
        </p>
        <p className="text-sm font-normal text-ink-soft">
          <RoomTypeText type={room.type} /> ·{' '}
          <Plural value={room.capacity} one="# guest" other="# guests" />
        </p>
        {tone && <SyncStatusBadge syncStatus={tone === 'conflict' ? 'needs-decision' : 'saved'} />}
      </div>
    </div>
  )
}

/** Whether staff offer the room, and from when. */
function Availability({ room }: { room: ManagedRoom }) {
  if (room.available) {
    return (
      <Badge tone="confirmed">
        <Trans>Available</Trans>
      </Badge>
    )
  }
  return (
    <span className="inline-grid justify-items-start gap-1">
      <Badge tone="neutral">
        <Trans>Unavailable</Trans>
      </Badge>
      {room.availableFrom !== null && (
        <span className="text-sm text-ink-soft">
          <Trans>
            from <DateText value={room.availableFrom} format="short" />
          </Trans>
        </span>
      )}
    </span>
  )
}
