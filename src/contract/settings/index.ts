import { serviceSettings } from '../services/settings-and-refusals.ts'
import { houseSettings } from './house.ts'
import type { PlainSetting, PlainSettings } from './plain.ts'

export { serviceSettings }

export const plainSettings = { ...houseSettings, ...serviceSettings } as const
export type PlainField = keyof typeof plainSettings

/** Undefined for a setting that is more than a number or a time of day. */
export const plainSettingOf = (field: string): PlainSetting | undefined =>
  (plainSettings as PlainSettings)[field]
