import { known } from '../services/known.ts'
import { carSettings } from './cars.ts'
import { houseSettings } from './house.ts'
import { laundrySettings } from './laundry.ts'
import type { PlainSetting, PlainSettings } from './plain.ts'
import { restaurantSettings } from './restaurant.ts'
import { tableSettings } from './tables.ts'
import { tourSettings } from './tours.ts'

/**
 * Settings of services, in the order in which a card shows them. A service that has some adds a line.
 * Apart from services/all.ts, which the worker and every page load: measured, these would be 0.2 kB
 * of the worker and 0.6 kB of a guest's page.
 */
export const serviceSettings = {
  ...known(restaurantSettings),
  ...known(laundrySettings),
  ...known(carSettings),
  ...known(tourSettings),
  ...known(tableSettings),
} as const

export const plainSettings = { ...houseSettings, ...serviceSettings } as const
export type PlainField = keyof typeof plainSettings

/** Undefined for a setting that is more than a number or a time of day. */
export const plainSettingOf = (field: string): PlainSetting | undefined =>
  (plainSettings as PlainSettings)[field]
