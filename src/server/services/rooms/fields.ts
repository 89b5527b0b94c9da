import type { RoomField, RoomFields } from '#contract/rooms-manage.ts'
import type { Translations } from '#domain/texts.ts'
import { fromCents } from '#domain/money.ts'
import { nightCents, roomTypes } from '#domain/rooms.ts'
import { translationsColumn, translationsIn } from '../../db/translations.ts'
import type { RoomsTable } from '../../db/schema.ts'

export type SomeFields = { [Field in RoomField]?: RoomFields[Field] | undefined }

export const fieldNames = [
  'room_number',
  'type',
  'capacity',
  'price_per_night',
  'description',
  'is_available',
  'amenities',
  'name',
  'available_from',
  'translations',
] as const satisfies readonly RoomField[]

/** A row's fields as the wire has them. */
export function fieldsOf(row: RoomsTable): RoomFields {
  return {
    room_number: row.room_number,
    type: roomTypes.find((type) => type === row.type) ?? 'single',
    capacity: row.capacity,
    price_per_night: fromCents(row.price_per_night_cents),
    description: row.description,
    is_available: row.is_available === 1,
    amenities: JSON.parse(row.amenities) as string[],
    name: row.name,
    available_from: row.available_from,
    translations: translationsIn(row),
  }
}

/** In a form that two equal values share: prices in cents, amenities in no order. */
function comparable(field: RoomField, value: unknown): string {
  if (field === 'price_per_night') return String(nightCents(value as number) ?? value)
  if (field === 'amenities') return JSON.stringify((value as string[]).toSorted())
  if (field === 'translations') return translationsColumn(value as Translations)
  return JSON.stringify(value)
}

/** Whether a field is said and is another than it is; what is not said differs from nothing. */
export function differs<Field extends RoomField>(
  field: Field,
  said: RoomFields[Field] | undefined,
  is: RoomFields[Field],
): boolean {
  return said !== undefined && comparable(field, said) !== comparable(field, is)
}

/** The columns of some fields. Prices were checked. */
export function columnsOf(some: SomeFields) {
  const { price_per_night, amenities, is_available, translations, ...same } = some
  return {
    ...same,
    ...(translations !== undefined && { translations: translationsColumn(translations) }),
    ...(price_per_night !== undefined && {
      price_per_night_cents: nightCents(price_per_night) ?? undefined,
    }),
    ...(amenities !== undefined && { amenities: JSON.stringify([...new Set(amenities)]) }),
    ...(is_available !== undefined && { is_available: is_available ? (1 as const) : (0 as const) }),
  }
}
