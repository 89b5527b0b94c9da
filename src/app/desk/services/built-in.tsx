import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { BuiltInKind } from '#contract/services/index.ts'

/** What is said of each service that comes with the program, and where the desk keeps what it offers. */
export const builtInNotes: Readonly<
  Record<BuiltInKind, { text: MessageDescriptor; to: string; label: MessageDescriptor }>
> = {
  restaurant: {
    text: msg`Dishes and drinks, at the table, in the room or to take away.`,
    to: '/dashboard/restaurant/menu',
    label: msg`Menu`,
  },
  table: {
    text: msg`Tables that guests reserve.`,
    to: '/dashboard/bookings?type=table',
    label: msg`Bookings`,
  },
  laundry: {
    text: msg`Washing and ironing by the piece or the kilo.`,
    to: '/dashboard/laundry',
    label: msg`Prices`,
  },
  car: {
    text: msg`Cars by the day.`,
    to: '/dashboard/cars',
    label: msg`Cars`,
  },
  tour: {
    text: msg`Tours with a guide.`,
    to: '/dashboard/tourism',
    label: msg`Tours`,
  },
}
