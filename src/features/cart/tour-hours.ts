import type { KeptRow } from '#contract/resources.ts'
import { departureOf } from '#domain/tours.ts'
import { looseObject } from '#lib/loose.ts'
import { offline } from '#offline/offline.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import type { Kept } from '#offline/reads/types.ts'

interface TourHour {
  id: string
  /** `HH:MM` */
  leaves: string | null
}

/** When tours leave, of which a stay's lines have the ids alone. */
export const tourHours = () =>
  listQuery({
    resource: 'tours',
    route: 'listTours',
    as: 'hours',
    parse: (raw: KeptRow): TourHour => ({
      id: raw.id,
      leaves: departureOf(looseObject(raw).departure_time),
    }),
  })

/** As it was read last, by whatever screen shows a stay. */
export const leavesAt = (tourId: string): string | null =>
  offline()
    .client.getQueryData<Kept<TourHour>>(tourHours().queryKey)
    ?.rows.find(({ id }) => id === tourId)?.leaves ?? null
