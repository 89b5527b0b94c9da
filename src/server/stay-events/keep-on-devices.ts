import { sql } from 'kysely'
import { addDays } from '#domain/days.ts'
import type { Store, Tx } from '../db/store.ts'
import type { Job } from '../jobs.ts'

const DAY = 86_400_000
/** The desk looks back so long at what was done about a stay, days. */
export const DAYS_ON_DEVICES = 14

/** Written out: an index has these alone, and a parameter might be any value. */
export const onDevices = sql<boolean>`stay_events.on_devices = 1`

/**
 * Takes the history of stays that are long over off the devices; the server keeps it. A stay is over
 * when its last day has passed or it was cancelled, and it is long over when nothing more was done
 * about it for two weeks. What is done about it later brings all of it back (insert-stay-event.ts).
 */
export async function dropFromDevices(tx: Tx, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAYS_ON_DEVICES * DAY).toISOString()
  const over = await tx.db
    .selectFrom('stay_events')
    // In this order: SQLite would begin with every stay that is over.
    .crossJoin('hotel_bookings')
    .whereRef('hotel_bookings.id', '=', 'stay_events.booking_id')
    .select('hotel_bookings.id as booking_id')
    .where(onDevices)
    .where((eb) =>
      eb.or([
        eb(
          'hotel_bookings.check_out',
          '<',
          addDays(now.toISOString().slice(0, 10), -DAYS_ON_DEVICES),
        ),
        eb('hotel_bookings.status', '=', 'cancelled'),
      ]),
    )
    .groupBy('hotel_bookings.id')
    .having((eb) => eb(eb.fn.max('stay_events.changed_at'), '<', since))
    .execute()
  for (const { booking_id } of over) {
    const rows = await tx.db
      .selectFrom('stay_events')
      .select('id')
      .where('booking_id', '=', booking_id)
      .where('on_devices', '=', 1)
      .orderBy('id')
      .execute()
    for (const { id } of rows) await tx.update('stay_events', id, { on_devices: 0 })
  }
}

export function dropFromDevicesJob(store: Store): Job {
  return {
    name: 'histories of stays long over',
    everyMs: DAY,
    run: (now) => store.transaction((tx) => dropFromDevices(tx, now)),
  }
}
