import { stepOrder, type PlaceOrder } from '#contract/restaurant.ts'
import { mealTerms } from '#domain/restaurant.ts'
import { ERASED_NAME } from '#domain/people.ts'
import { withRoomCharge } from '../../documents/room-charge.ts'
import type { GuestBookingLine, DescribeForGuest } from '../cancellations/index.ts'
import { type CartLineHandler, type RequestOf, bookWithEndpoint, unpaid } from '../cart/index.ts'
import { orderedName } from '../../db/translations.ts'
import { URGENT } from '../../push/priority.ts'
import { listEndpoint, lookUpEndpoint, stepEndpoints } from '../service/index.ts'
import {
  type RegisteredService,
  type ServiceServer,
  type ConfirmedLabels,
} from '../service/server.ts'
import { bar } from './bar.ts'
import { cancelOwnRestaurantOrder } from './cancel-own.ts'
import { imports, categoryRows, itemRows, managedMenu, menuEndpoints } from './menu.ts'
import { placeRestaurantOrder } from './place.ts'
import { orderSerializers, type OrderRow } from './wire.ts'
import type { ByLetterLanguage } from '../../notices/texts/letter-locale.ts'

/** What letters say of a meal. */
const confirmationTexts: ByLetterLanguage<
  ConfirmedLabels & { together: string; customDish: string }
> = {
  en: {
    subject: (house, code) => `Your order at ${house} is accepted (${code})`,
    title: 'Your order is accepted',
    lead: 'The kitchen has taken your order and will have it ready in time.',
    what: 'What you ordered',
    when: 'For',
    together: 'Meal',
    customDish: 'Something of your own',
  },
  fr: {
    subject: (house, code) => `Votre commande à ${house} est acceptée (${code})`,
    title: 'Votre commande est acceptée',
    lead: 'La cuisine a pris votre commande et la tiendra prête à l’heure.',
    what: 'Votre commande',
    when: 'Pour le',
    together: 'Repas',
    customDish: 'Un plat à votre idée',
  },
}

/** A meal as its guest sees it: a line a dish, and one for a wish of their own. */
const describeForGuest: DescribeForGuest<OrderRow> = async (row, paid, { db, locale }) => {
  const { customDish, together: summaryTitle } = confirmationTexts[locale.language]
  const dishes = await db
    .selectFrom('restaurant_order_items')
    .leftJoin('items', 'items.id', 'restaurant_order_items.item_id')
    .select([
      'restaurant_order_items.name',
      'restaurant_order_items.qty',
      'restaurant_order_items.price_cents',
      'items.name as name_now',
      'items.translations',
    ])
    .where('order_id', '=', row.id)
    .orderBy('line')
    .execute()
  const lines = dishes.map((dish): GuestBookingLine => ({
    title: orderedName(
      dish.name,
      { name: dish.name_now ?? '', translations: dish.translations ?? '{}' },
      locale.asked,
    ),
    detail: `${dish.qty} × ${locale.cents(dish.price_cents)}`,
  }))
  if (row.custom_request !== null) {
    lines.push({ title: customDish, detail: row.custom_request, wished: true })
  }
  return {
    lines,
    day: row.schedule_date,
    time: row.schedule_time,
    totalCents: row.total_cents,
    terms: mealTerms(row.status, paid),
    summaryTitle,
  }
}

/** A paid order still waits for the kitchen to accept it. */
const server: ServiceServer<OrderRow> = {
  serializers: orderSerializers,
  confirmationTexts,
  describeForGuest,
  erasedColumns: {
    customer_phone: '',
    notes: null,
    custom_request: null,
    room_guest_name: ERASED_NAME,
    payment_reference: null,
    cancel_reason: '',
  },
  itemsIn: { table: 'restaurant_order_items', column: 'order_id' },
  offers: { rows: { categories: categoryRows, items: itemRows }, managed: managedMenu },
  separateRevenue: bar,
  titles: async (_, rows) => rows.map(({ number }) => `Order no. ${number}`),
}

type Request = RequestOf<'restaurant'>

const cartLine: CartLineHandler<Request> = {
  offerTable: 'items',
  offerIds: ({ items }) => items.map(({ id }) => id),
  customRequest: ({ custom_request }) => custom_request,
  book: bookWithEndpoint(
    'restaurant',
    placeRestaurantOrder,
    (request: Request, guest): Omit<PlaceOrder, 'source'> => {
      const { customer, language } = guest
      return { ...request, customer, language, payment: unpaid(guest) }
    },
  ),
  withCurrentPrice: (request, current) => ({ ...request, totals: current as PlaceOrder['totals'] }),
}

export const restaurant: RegisteredService<OrderRow> = {
  ...server,
  cartLine,
  documents: { bodies: { placeRestaurantOrder: withRoomCharge } },
  pushPriority: URGENT,
  imports,
  listed: {
    categories: 'Categories of the menu',
    items: 'Dishes and drinks',
    restaurant_orders: 'Orders of the restaurant',
    restaurant_order_items: 'Lines of those orders',
  },
  endpoints: [
    ...menuEndpoints,
    placeRestaurantOrder,
    cancelOwnRestaurantOrder,
    lookUpEndpoint(orderSerializers),
    listEndpoint(orderSerializers),
    ...stepEndpoints({ server, body: stepOrder }),
  ],
}
