import type { ServiceKind } from '#contract/services/index.ts'
import type { ImportKind } from '#domain/imports/columns.ts'
import { columnsOf, invalidFor, type ManagedResource } from '../catalogue/index.ts'
import { services } from '../index.ts'
import { plainText, type MakePlan } from './plan.ts'
import type { RowReader } from './row-reader.ts'

/** Menu and price lists: by what staff keep of the offer anyway (services/catalogue). */

interface Offer {
  service: ServiceKind
  table: ManagedResource['table']
  /** The table of its categories; absent: it has none. */
  categories?: ManagedResource['table']
  /** What no two of them share (within a category, where they have some). */
  unique: string
  fields(row: RowReader): Record<string, unknown>
}

const oneOf = (text: string, words: readonly (readonly [RegExp, string])[]) =>
  words.find(([known]) => known.test(text))?.[1] ?? text

/** `7h30`, `7:30 am`, `0.3125` of a day -> `07:30`. */
function timeOf(text: string): string | null {
  if (/^0?[.,]\d+$/.test(text)) {
    const minutes = Math.round(Number(text.replace(',', '.')) * 1440)
    return [Math.floor(minutes / 60), minutes % 60]
      .map((one) => String(one).padStart(2, '0'))
      .join(':')
  }
  const [, hour = '', minute = '00', half = ''] =
    /^(\d{1,2})(?:[:h.](\d\d)?)?(?::00)? ?([ap]m)?$/i.exec(text) ?? []
  if (hour === '') return text === '' ? null : text
  const later = /pm/i.test(half) && Number(hour) < 12 ? 12 : 0
  const hours = /am/i.test(half) && Number(hour) === 12 ? 0 : Number(hour) + later
  return `${String(hours).padStart(2, '0')}:${minute}`
}

const textOr = (text: string) => (text === '' ? undefined : text)

const offers = {
  menu: {
    service: 'restaurant',
    table: 'items',
    categories: 'categories',
    unique: 'name',
    fields: (row) => ({ price: row.dollars('price'), description: row.text('description') }),
  },
  laundry: {
    service: 'laundry',
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
  },
  cars: {
    service: 'car',
    table: 'cars',
    categories: 'car_categories',
    unique: 'plate',
    fields: (row) => ({
      plate: row.text('plate').toUpperCase(),
      seats: row.whole('seats'),
      transmission: textOr(
        oneOf(row.text('transmission'), [
          [/^auto/i, 'Automatic'],
          [/^man/i, 'Manual'],
        ]),
      ),
      fuel: textOr(
        oneOf(row.text('fuel'), [
          [/^(petrol|essence|gasoline)/i, 'Petrol'],
          [/^(diesel|gasoil|gazole)/i, 'Diesel'],
          [/^[eé]lec/i, 'Electric'],
          [/^hybr/i, 'Hybrid'],
        ]),
      ),
      daily_rate: row.dollars('daily_rate'),
      description: row.text('description'),
    }),
  },
  tours: {
    service: 'tour',
    table: 'tours',
    categories: 'tour_categories',
    unique: 'name',
    fields: (row) => ({
      location: row.text('location'),
      duration_days: row.whole('duration_days'),
      capacity: row.whole('capacity'),
      departure_time: timeOf(row.text('departure_time')),
      price: row.dollars('price'),
      description: row.text('description'),
    }),
  },
} as const satisfies Partial<Record<ImportKind, Offer>>

export type OfferKind = keyof typeof offers

function managedOf({ service, table }: Offer, its = table): ManagedResource {
  const found = services[service].offers?.managed?.find((one) => one.table === its)
  if (found === undefined) throw new Error(`Nobody keeps ${its}`)
  return found
}

/** Stands for a category while the row's other fields are checked. */
const ANY_CATEGORY = 'of-the-import'

export const planOffers =
  (kind: OfferKind): MakePlan =>
  async ({ db, rows }) => {
    const offer: Offer = offers[kind]
    const managed = managedOf(offer)
    const categories = offer.categories && managedOf(offer, offer.categories)
    const known = new Map<string, string>()
    for (const row of categories === undefined ? [] : await categories.rows(db, null)) {
      known.set(plainText(String((row as { name?: unknown }).name)), row.id)
    }
    /** By what they share with none; of a category that is there, within it. */
    const taken = new Set(
      (await managed.rows(db, null)).map((row) => {
        const its = row as unknown as Record<string, unknown>
        return `${offer.unique === 'name' ? String(its.category_id ?? '') : ''} ${plainText(String(its[offer.unique]))}`
      }),
    )
    const fresh = new Map<string, { name: string; line: number }>()
    const seen = new Map<string, number>()
    const made: { values: Record<string, unknown>; category: string; line: number }[] = []
    for (const row of rows) {
      const category = row.text('category')
      const its = plainText(category)
      if (categories !== undefined && its === '') row.refuse('category', { reason: 'required' })
      const values = row.valid(
        managed.bodies.create,
        {
          name: row.text('name'),
          ...offer.fields(row),
          ...(categories !== undefined &&
            'category_id' in managed.fields && { category_id: ANY_CATEGORY }),
        },
        invalidFor(managed),
      ) as Record<string, unknown> | undefined
      const own = plainText(offer.unique === 'plate' ? row.text('plate') : row.text('name'))
      const within = offer.unique === 'name' ? its : ''
      const twice = seen.get(`${within} ${own}`)
      const id = offer.unique === 'name' ? (known.get(its) ?? '') : ''
      if (own !== '' && (id !== '' || within === '') && taken.has(`${id} ${own}`)) {
        row.refuse(offer.unique, { reason: 'import_there', params: row.shown(offer.unique) })
      } else if (own !== '' && twice !== undefined) {
        row.refuse(offer.unique, { reason: 'import_same_as_row', params: { row: twice } })
      }
      seen.set(`${within} ${own}`, twice ?? row.at)
      if (values === undefined) continue
      if (its !== '' && !known.has(its) && !fresh.has(its)) {
        const named =
          categories &&
          row.valid(categories.bodies.create, { name: category }, invalidFor(categories))
        if (named === undefined) continue
        fresh.set(its, { name: category, line: row.at })
      }
      made.push({ values, category: its, line: row.at })
    }
    return {
      makes: {
        [managed.table]: made.length,
        ...(categories !== undefined && { [categories.table]: fresh.size }),
      },
      async write(tx) {
        const results = []
        for (const [plain, { name, line }] of fresh) {
          if (categories === undefined) continue
          const id = tx.newId(categories.table)
          await tx.insert(categories.table, {
            id,
            ...columnsOf(categories, { name }),
            ...(await categories.defaultsForNew?.(tx, {}, { name })),
          } as never)
          known.set(plain, id)
          results.push({ table: categories.table, id, line })
        }
        for (const { values, category, line } of made) {
          const category_id = known.get(category) ?? ''
          const all = 'category_id' in values ? { ...values, category_id } : values
          const id = tx.newId(managed.table)
          await tx.insert(managed.table, {
            id,
            ...(managed.hasImage && { image_path: null }),
            ...columnsOf(managed, all),
            ...managed.derivedColumns?.(all),
            ...(await managed.defaultsForNew?.(tx, { id: category_id }, all)),
          } as never)
          results.push({ table: managed.table, id, line })
        }
        return results
      },
    }
  }
