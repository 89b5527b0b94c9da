import { orderedName } from '../../db/translations.ts'
import * as z from 'zod/mini'
import * as c from '#contract/laundry.ts'
import { laundryTerms } from '#domain/laundry.ts'
import { read } from '../../pipeline/endpoint.ts'
import type { DescribeForGuest } from '../cancellations/index.ts'
import { type CartLineHandler, type RequestOf, bookWithEndpoint } from '../cart/index.ts'
import {
  flag,
  lastUnlessSaid,
  type ManagedResource,
  money,
  plain,
  translated,
} from '../catalogue/index.ts'
import { oneOf, textOr, type ImportedOffer } from '../imports/index.ts'
import { wantsAvailable } from '../search.ts'
import { listEndpoint, lookUpEndpoint, stepEndpoints } from '../service/index.ts'
import type { RegisteredService, ServiceServer, ConfirmedLabels } from '../service/server.ts'
import { documents } from './documents.ts'
import { updateLaundryOrder } from './edit.ts'
import { placeLaundryOrder } from './place.ts'
import type { OrderedLine } from './quote.ts'
import {
  laundrySerializers,
  laundryServiceRows,
  laundryServiceWire,
  activeLaundryServices,
  linesOf,
  type LaundryOrderRow,
} from './wire.ts'
import type { ByLetterLanguage } from '../../notices/texts/letter-locale.ts'

/** What letters say of laundry. */
const confirmationTexts: ByLetterLanguage<ConfirmedLabels & { together: string }> = {
  en: {
    subject: (house, code) => `${house} has started on your laundry (${code})`,
    title: 'We have started on your laundry',
    lead: 'Your laundry is with us, and we have started on it.',
    what: 'What we wash',
    when: 'Back with you',
    together: 'Laundry',
  },
  fr: {
    subject: (house, code) => `${house} s’occupe de votre linge (${code})`,
    title: 'Votre linge est en cours',
    lead: 'Votre linge est chez nous et nous nous en occupons.',
    what: 'Ce que nous lavons',
    when: 'De retour chez vous',
    together: 'Linge',
  },
}

const listLaundryServices = read({
  name: 'listLaundryServices',
  answer: z.object({ data: z.array(c.laundryService) }),
  async read(db, { query }) {
    const rows = await activeLaundryServices(db).orderBy('position').orderBy('id').execute()
    return {
      data: rows
        .filter((row) => !wantsAvailable(query.available) || row.is_available === 1)
        .map(laundryServiceWire),
    }
  },
})

/** A line of the price list, as staff keep it. */
const managed: ManagedResource = {
  table: 'laundry_services',
  noun: 'service',
  routes: {
    create: 'createLaundryService',
    change: 'updateLaundryService',
    remove: 'deleteLaundryService',
  },
  bodies: { create: c.createLaundryService, change: c.updateLaundryService },
  fields: {
    ...plain('name', 'unit'),
    price: money('price_cents'),
    ...plain('turnaround_hrs'),
    is_available: flag('is_available'),
    ...plain('position'),
    translations: translated,
  },
  fieldLabels: { is_available: 'availability', turnaround_hrs: 'turnaround' },
  reasons: {
    name: 'service_name_required',
    price: 'price_required',
    turnaround_hrs: 'turnaround_required',
  },
  messages: {
    created: 'Service created',
    changed: 'Service updated',
    removed: 'Service deleted',
  },
  hasImage: true,
  defaultsForNew: lastUnlessSaid('laundry_services'),
  rows: laundryServiceRows,
}

/** A price list of laundry in a spreadsheet. */
export const imports: ImportedOffer = {
  kind: 'laundry',
  table: 'laundry_services',
  unique: 'name',
  fields: (row) => ({
    unit: textOr(
      oneOf(row.text('unit'), [
        [/kg|kilo/i, 'per kg'],
        [/pair/i, 'per pair'],
        [/item|piece|pi[eè]ce|unit|each|article|pc/i, 'per item'],
      ]),
    ),
    price: row.dollars('price'),
    turnaround_hrs: row.whole('turnaround_hrs'),
  }),
  uses: {},
  /** Lines of laundry stand in their order, as JSON. */
  async usedBeside(db, ids) {
    const orders = await db
      .selectFrom('laundry_orders')
      .select('items')
      .where('deleted_at', 'is', null)
      .execute()
    const washed = new Set(
      orders.flatMap(({ items }) =>
        (JSON.parse(items) as { service_id: string }[]).map(({ service_id }) => service_id),
      ),
    )
    return ids.filter((id) => washed.has(id))
  },
}

function splitMoment(moment: string) {
  const [day = null, time = null] = moment.split('T')
  return { day, time }
}

/** Laundry as its guest sees it: a line a kind of thing. */
const describeForGuest: DescribeForGuest<LaundryOrderRow> = async (row, paid, { db, locale }) => {
  const items: Partial<OrderedLine>[] = linesOf(row)
  const priced = await db
    .selectFrom('laundry_services')
    .select(['id', 'name', 'translations'])
    .execute()
  return {
    lines: items.map((item) => ({
      title: orderedName(
        item.name ?? '',
        priced.find(({ id }) => id === item.service_id),
        locale.asked,
      ),
      detail: `${item.qty ?? 1} × ${locale.cents(item.price_cents ?? 0)} ${item.unit ?? ''}`,
    })),
    ...splitMoment(row.in_at),
    totalCents: row.total_cents,
    terms: laundryTerms(row.status, paid),
    startedReason: 'laundry_started',
    summaryTitle: confirmationTexts[locale.language].together,
    // Who has given it away asks when it comes back.
    confirmedFor: splitMoment(row.out_at),
  }
}

const server: ServiceServer<LaundryOrderRow> = {
  serializers: laundrySerializers,
  confirmationTexts,
  describeForGuest,
  erasedColumns: { address: null, notes: null, cancel_reason: '' },
  offers: { rows: { laundry_services: laundryServiceRows }, managed: [managed] },
  titles: async (_, rows) => rows.map(() => 'Laundry'),
}

type Request = RequestOf<'laundry'>

const cartLine: CartLineHandler<Request> = {
  offerTable: 'laundry_services',
  offerIds: ({ items }) => items.map(({ service_id }) => service_id),
  book: bookWithEndpoint(
    'laundry',
    placeLaundryOrder,
    (request: Request, { customer, language }): Omit<c.PlaceLaundryOrder, 'source'> => {
      const { name, phone, email } = customer
      const whose = { customer: name, customer_phone: phone, customer_email: email }
      return { ...request, ...whose, language }
    },
  ),
  withCurrentPrice: (request, current) => ({
    ...request,
    totals: current as c.PlaceLaundryOrder['totals'],
  }),
}

/** When it was ready, and when its guest had it back. */
function whenReached(step: string, now: Date) {
  const at = now.toISOString()
  if (step === 'ready') return { ready_at: at }
  return step === 'deliver' ? { delivered_at: at } : {}
}

export const laundry: RegisteredService<LaundryOrderRow> = {
  ...server,
  cartLine,
  documents,
  imports,
  listed: {
    laundry_services: 'The laundry’s price list',
    laundry_orders: 'Orders of the laundry',
  },
  endpoints: [
    listLaundryServices,
    placeLaundryOrder,
    lookUpEndpoint(laundrySerializers),
    listEndpoint(laundrySerializers),
    updateLaundryOrder,
    ...stepEndpoints({ server, body: c.stepLaundryOrder, extraColumns: whenReached }),
  ],
}
