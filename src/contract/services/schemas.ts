import { customInCart } from '../custom.ts'
import { laundryInCart } from '../laundry.ts'
import { rentalInCart } from '../rentals.ts'
import { orderInCart } from '../restaurant.ts'
import { tourInCart } from '../tour-bookings.ts'
import type { KnownOf } from './known.ts'

/** Schemas of services; separate from all.ts, since devices need no zod for the rest. */

const inCart = [orderInCart, laundryInCart, rentalInCart, tourInCart, customInCart] as const

/** Lines of a cart, in the order of the descriptions. */
export const servicesInCart = inCart as KnownOf<typeof inCart>
