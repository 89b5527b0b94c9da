import { Plural, Trans } from '@lingui/react/macro'
import { toCents } from '#domain/money.ts'
import { useHouse } from '#parts/use-house.ts'
import { useHasTaxes } from '#parts/use-has-taxes.ts'
import { DateText } from '#ui/date-text.tsx'
import { useFormats } from '#ui/formats.tsx'
import { Money } from '#ui/money.tsx'
import type { BundleRecord } from '../bundle.ts'
import { ChargedNote } from '../parts/charged-note.tsx'
import { RoomTypeText } from '../parts/room-type.tsx'
import { useRoomName } from '../parts/use-room-name.ts'

/** The chosen rooms, nights and total, in the base currency (decisions.md, "Money"). */
export function BundleRooms({
  record,
  discount = 0,
}: {
  record: BundleRecord
  /** Of a promo code, taken off the total already. */
  discount?: number
}) {
  const roomName = useRoomName()
  const { base } = useFormats()
  const hasTaxes = useHasTaxes()
  const { breakfast_included: breakfast } = useHouse()
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">
        <Trans>Your rooms</Trans>
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {record.rooms.map((room) => (
          <li key={room.id} className="flex items-baseline justify-between gap-4 py-2.5">
            <span>
              <span className="block font-semibold">
                {roomName({ title: room.name, number: room.room_number })}
              </span>
              <span className="text-sm text-ink-soft">
                <RoomTypeText type={room.type} />
              </span>
            </span>
            <span className="text-right">
              <Money amount={room.price_per_night} />{' '}
              <span className="text-sm text-ink-soft">
                <Trans>a night</Trans>
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">
        <DateText value={record.check_in} format="weekday" />
        {' – '}
        <DateText value={record.check_out} format="weekday" />
        {' · '}
        <Plural value={record.nights} one="# night" other="# nights" />
        {'adults' in record && (
          <>
            {' · '}
            <Plural value={record.adults} one="# adult" other="# adults" />
          </>
        )}
      </p>
      {discount > 0 && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Trans>Discount</Trans>
          <Money amount={-discount} />
        </p>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
        <Trans>Total</Trans>
        <Money amount={record.total} />
      </p>
      <ChargedNote currency={base} baseCents={toCents(record.total)} />
      <p className="text-sm text-ink-soft">
        {hasTaxes && breakfast !== false ? (
          <Trans>Prices include taxes; breakfast is included with rooms.</Trans>
        ) : hasTaxes ? (
          <Trans>Prices include taxes.</Trans>
        ) : (
          breakfast !== false && <Trans>Breakfast is included with rooms.</Trans>
        )}
      </p>
    </div>
  )
}
