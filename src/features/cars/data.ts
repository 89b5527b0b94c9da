import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type * as contract from '#contract/rentals.ts'
import { toCents } from '#domain/money.ts'
import { inLanguage, type Translated } from '#domain/texts.ts'
import { listQuery } from '#offline/reads/list-query.ts'

type Labels<Word extends string> = Readonly<
  Record<string, MessageDescriptor> & Record<Word, MessageDescriptor>
>

/** In the reader's language; another host's words stay as they are. */
export const transmissionLabels: Labels<contract.CreateCar['transmission']> = {
  Automatic: msg`Automatic`,
  Manual: msg`Manual`,
}
export const fuelLabels: Labels<contract.CreateCar['fuel']> = {
  Petrol: msg`Petrol`,
  Diesel: msg`Diesel`,
  Electric: msg`Electric`,
  Hybrid: msg`Hybrid`,
}

/** Cars as the public page shows them (spec 2 §3). */
export interface Car extends Translated {
  id: string
  name: string
  category: string
  /** Of its category's name. */
  categoryTranslations?: Translated['translations']
  seats: number
  transmission: string
  fuel: string
  dailyRateCents: number
  description: string
  imagePath: string | null
  /** Staff's own switch. */
  available: boolean
}

const shown = (row: contract.Car): Car => ({
  id: row.id,
  name: row.name,
  category: row.category.name,
  categoryTranslations: row.category.translations,
  seats: row.seats,
  transmission: row.transmission,
  fuel: row.fuel,
  dailyRateCents: toCents(row.daily_rate),
  description: row.description,
  imagePath: row.image_path,
  translations: row.translations,
  available: row.is_available,
})

export const cars = () =>
  listQuery({ resource: 'cars', route: 'listCars', as: 'cars', parse: shown })

/** A car as guests read it, its category too. */
export const carInLanguage = (car: Car, language: string): Car => ({
  ...inLanguage(car, language),
  category: inLanguage({ name: car.category, translations: car.categoryTranslations }, language)
    .name,
})

/** The cars on offer, the cheapest first. */
export function carsOffered(list: readonly Car[]): Car[] {
  return list
    .filter(({ available }) => available)
    .toSorted((a, b) => a.dailyRateCents - b.dailyRateCents || a.name.localeCompare(b.name, 'en'))
}
