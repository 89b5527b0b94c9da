import * as z from 'zod/mini'
import * as f from './fields.ts'

/**
 * What the house offers, as staff keep it: menu, cars, laundry prices, tours (spec 3 §3, §5, §7.4 to
 * §7.6, §7.9). A change names the fields that change; `seen` is what the person saw in them, so that
 * one that a colleague changed meanwhile is 409 `conflict` and others merge.
 */

/** 4.5 MB of picture, in base64. */
const MOST_TEXT = 6 * 1024 * 1024

/** A new picture in the place of the one that is there; null: none any more. */
const image = z.optional(
  z.nullable(
    z.object({
      filename: f.text(200),
      data: z.string().check(z.minLength(1), z.maxLength(MOST_TEXT)),
    }),
  ),
)

/** Dollars. */
const price = z.number().check(z.gt(0), z.lte(1_000_000))
const name = f.requiredText(120)

const categoryFields = {
  name,
  position: z.number().check(z.int(), z.gte(0), z.lte(10_000)),
}

const itemFields = {
  name,
  description: f.text(2000),
  price,
  is_available: z.boolean(),
}

export const transmissions = ['Automatic', 'Manual'] as const
export const fuels = ['Petrol', 'Diesel', 'Electric', 'Hybrid'] as const

const carFields = {
  name,
  plate: f.requiredText(20),
  category_id: f.id,
  seats: z.number().check(z.int(), z.gte(2), z.lte(9)),
  transmission: z.enum(transmissions),
  fuel: z.enum(fuels),
  daily_rate: price,
  is_available: z.boolean(),
  description: f.text(2000),
}

export const laundryUnits = ['per item', 'per kg', 'per pair'] as const

const laundryServiceFields = {
  name,
  unit: z.enum(laundryUnits),
  price,
  turnaround_hrs: z.number().check(z.int(), z.gte(1), z.lte(24 * 30)),
  is_available: z.boolean(),
  position: z.number().check(z.int(), z.gte(0), z.lte(10_000)),
}

const tourFields = {
  name,
  category_id: f.id,
  location: f.requiredText(120),
  duration_days: z.number().check(z.int(), z.gte(1), z.lte(60)),
  capacity: z.number().check(z.int(), z.gte(1), z.lte(500)),
  /** House time; null: it has no hour. */
  departure_time: z.nullable(f.timeOfDay),
  price,
  is_available: z.boolean(),
  description: f.text(4000),
}

const changeOf = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.extend(z.partial(z.object(fields)), {
    seen: z.optional(z.partial(z.object(fields))),
    image_base64: image,
  })

export const createCategory = z.object({
  name,
  position: z.optional(categoryFields.position),
})
export const updateCategory = changeOf(categoryFields)

/** POST /api/categories/{id}/items: an item stays in its category for good (spec 3 §5). */
export const createItem = z.object({
  name,
  description: z._default(itemFields.description, ''),
  price,
  is_available: z._default(z.boolean(), true),
  image_base64: image,
})
export const updateItem = changeOf(itemFields)

export const createNamedCategory = z.object({ name })
export const updateNamedCategory = changeOf({ name })

export const createCar = z.object({
  ...carFields,
  seats: z._default(carFields.seats, 4),
  transmission: z._default(carFields.transmission, 'Manual'),
  fuel: z._default(carFields.fuel, 'Petrol'),
  is_available: z._default(z.boolean(), true),
  description: z._default(carFields.description, ''),
  image_base64: image,
})
export const updateCar = changeOf(carFields)

export const createLaundryService = z.object({
  ...laundryServiceFields,
  unit: z._default(laundryServiceFields.unit, 'per item'),
  turnaround_hrs: z._default(laundryServiceFields.turnaround_hrs, 24),
  is_available: z._default(z.boolean(), true),
  position: z.optional(laundryServiceFields.position),
  image_base64: image,
})
export const updateLaundryService = changeOf(laundryServiceFields)

export const createTour = z.object({
  ...tourFields,
  duration_days: z._default(tourFields.duration_days, 1),
  capacity: z._default(tourFields.capacity, 10),
  departure_time: z._default(tourFields.departure_time, null),
  is_available: z._default(z.boolean(), true),
  description: z._default(tourFields.description, ''),
  image_base64: image,
})
export const updateTour = changeOf(tourFields)

/** What was saved, in the form of its list, and the documents' words (spec 3 §8.3). */
export const saved = z.object({ data: z.unknown(), message: z.string() })
export const deleted = z.object({ message: z.string() })

export type CreateItem = z.infer<typeof createItem>
export type UpdateItem = z.infer<typeof updateItem>
export type CreateCar = z.infer<typeof createCar>
export type UpdateCar = z.infer<typeof updateCar>
export type CreateLaundryService = z.infer<typeof createLaundryService>
export type UpdateLaundryService = z.infer<typeof updateLaundryService>
export type CreateTour = z.infer<typeof createTour>
export type UpdateTour = z.infer<typeof updateTour>
