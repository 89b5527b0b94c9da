import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import type { OperationRow } from '#offline/db/schema.ts'
import { Badge } from '#ui/badge.tsx'
import { noWork, PictureCell, toneOf } from '#parts/desk/picture-cell.tsx'
import { useMay } from '#parts/use-may.ts'
import { Button } from '#ui/button.tsx'
import { DataList } from '#ui/data-list.tsx'
import { DateText } from '#ui/date-text.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Money } from '#ui/money.tsx'
import { RoomTypeText } from '../../parts/room-type.tsx'
import type { ManagedRoom } from './data.ts'

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

function RoomCell({ room, work }: { room: ManagedRoom; work: readonly OperationRow[] }) {
  return (
    <PictureCell
      path={room.coverPath ?? room.pictures[0]?.path ?? ''}
      title={
        <>
          {room.number}
          {room.name !== '' && <span className="font-normal text-ink-soft"> {room.name}</span>}
        </>
      }
      work={work}
    >
      <RoomTypeText type={room.type} /> ·{' '}
      <Plural value={room.capacity} one="# guest" other="# guests" />
    </PictureCell>
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
