import * as z from 'zod/mini'
import {
  customService,
  stepCustomOrder,
  type CustomServiceRow,
  type PlaceCustomOrder,
} from '#contract/custom.ts'
import { daysBetween } from '#domain/days.ts'
import { ERASED_NAME } from '#domain/people.ts'
import { audienceOf } from '../../pipeline/actor.ts'
import { HOUR, per } from '../../budgets/budgets.ts'
import { read } from '../../pipeline/endpoint.ts'
import { bookWithEndpoint, unpaid, type CartLineHandler, type RequestOf } from '../cart/index.ts'
import { listEndpoint, lookUpEndpoint, stepEndpoints } from '../service/index.ts'
import {
  type RegisteredService,
  type ServiceServer,
  type ConfirmedLabels,
} from '../service/server.ts'
import { changeCustomOrder, listCustomDays, takenCustomDays } from './days.ts'
import { customServiceKind } from './definition.ts'
import { ownCustomOrder } from './own.ts'
import { placeCustomOrder } from './place.ts'
import { customServiceRows, guestsServiceRows } from './rows.ts'
import { customForms, type CustomOrderRow, type OrderedTax } from './wire.ts'
import type { ByLetterLanguage } from '../../notices/texts/letter-locale.ts'

/** What letters say of what a house offers of its own. */
const confirmationTexts: ByLetterLanguage<ConfirmedLabels> = {
  en: {
    subject: (house, code) => `Your order at ${house} is confirmed (${code})`,
    title: 'Your order is confirmed',
    lead: 'The house has confirmed what you ordered.',
    what: 'What you ordered',
    when: 'For',
  },
  fr: {
    subject: (house, code) => `Votre commande à ${house} est confirmée (${code})`,
    title: 'Votre commande est confirmée',
    lead: 'La maison a confirmé votre commande.',
    what: 'Votre commande',
    when: 'Pour',
  },
}

const listCustomServices = read({
  name: 'listCustomServices',
  answer: z.object({ data: z.array(customService) }),
  async read(db, { actor }) {
    const rows = audienceOf(actor) === 'public' ? guestsServiceRows : customServiceRows
    return { data: (await rows(db, null)) as CustomServiceRow[] }
  },
})

const server: ServiceServer<CustomOrderRow> = {
  serializers: customForms,
  confirmationTexts,
  describeForGuest: ownCustomOrder,
  erasedColumns: { notes: null, room_guest_name: ERASED_NAME, cancel_reason: '' },
  offers: {
    rows: { custom_services: customServiceRows, custom_days: takenCustomDays.rows },
    publicRows: { custom_services: guestsServiceRows },
    managed: [customServiceKind],
  },
  change: changeCustomOrder,
  titles: async (_, rows) => rows.map(({ name_en }) => name_en),
  async taxes(db, ids) {
    const rows = await db
      .selectFrom('custom_orders')
      .select(['id', 'taxes'])
      .where('id', 'in', [...ids])
      .execute()
    return new Map(rows.map(({ id, taxes }) => [id, JSON.parse(taxes) as OrderedTax[]]))
  },
  durations: async (_, rows) =>
    rows.map(({ day, until }) => (until === null ? 1 : daysBetween(day, until.slice(0, 10)) + 1)),
}

type Request = RequestOf<'custom'>

const cartLine: CartLineHandler<Request> = {
  offerTable: 'custom_services',
  offerIds: ({ service_id }) => [service_id],
  lockKey: ({ service_id }) => service_id,
  book: bookWithEndpoint(
    'custom',
    placeCustomOrder,
    (request: Request, guest): Omit<PlaceCustomOrder, 'source'> => {
      const { customer, language } = guest
      const { method } = unpaid(guest)
      return { ...request, customer, language, payment: { method } }
    },
  ),
  withCurrentPrice: (request, current) => ({
    ...request,
    totals: current as PlaceCustomOrder['totals'],
  }),
}

/** Whatever the house offers beside the built-in services. */
export const custom: RegisteredService<CustomOrderRow> = {
  ...server,
  cartLine,
  budgets: {
    customPlaces: {
      unit: 'places of services of the house’s own that nobody has paid or seen to',
      contact: per(30, 'open'),
      address: per(120, HOUR),
      house: per(400, 'open'),
    },
  },
  listed: {
    custom_services: 'Services of the house’s own',
    custom_orders: 'Orders of those services',
  },
  unlisted: { custom_days: 'found again from custom_orders' },
  endpoints: [
    listCustomServices,
    listCustomDays,
    placeCustomOrder,
    lookUpEndpoint(customForms),
    listEndpoint(customForms, { order: ['day'] }),
    ...stepEndpoints({ server, body: stepCustomOrder }),
  ],
}
