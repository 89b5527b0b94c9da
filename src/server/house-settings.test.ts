import { describe, expect, it } from 'vitest'
import { plainSettings } from '#contract/settings/index.ts'
import type { PlainSetting, PlainSettings } from '#contract/settings/plain.ts'
import { settingsFields, updateSettings } from '#contract/settings.ts'
import { defaultSettings, plainPublic, parseSettings } from './house-settings.ts'
import { fieldsOf, withFields } from './services/settings/fields.ts'

describe('a house that has said nothing', () => {
  /** Fields without a value that staff could have set. */
  const unset = (settings: object) => {
    const fields = fieldsOf({ ...defaultSettings, ...settings })
    return settingsFields.filter(
      (field) =>
        fields[field] === undefined ||
        !updateSettings.safeParse({ [field]: fields[field] }).success,
    )
  }

  it('has every setting all the same', () => expect(unset({})).toEqual([]))

  it('is found out with a setting that has no default, or one out of bounds', () => {
    const cancellation = { ...defaultSettings.cancellation, room_free_hours: undefined }
    expect(unset({ cancellation, hold_minutes: -1 }).toSorted()).toEqual([
      'hold_minutes',
      'room_free_hours',
    ])
  })
})

it('what is set comes back as it was, to the cent and the share', () => {
  const kept = { ...defaultSettings, laundry_rush_rate: 0.07, laundry_pickup_fee_cents: 1995 }
  const fields = fieldsOf(kept)
  expect(fields).toMatchObject({ laundry_rush_percent: 7, laundry_pickup_fee: 19.95 })
  expect(withFields(kept, fields, '2026-07-01')).toEqual(kept)
})

it('a setting that is newer than the house has its default, beside those it has', () => {
  const { cancellation, hours, hold_minutes } = parseSettings(
    '{"cancellation":{"room_free_hours":5},"hours":{"contact":{"open":"08:00","close":"20:00"}}}',
  )
  expect(cancellation).toEqual({ ...defaultSettings.cancellation, room_free_hours: 5 })
  expect(hours).toEqual({
    ...defaultSettings.hours,
    contact: { open: '08:00', close: '20:00', days: null },
  })
  expect(hold_minutes).toBe(defaultSettings.hold_minutes)
})

it('everyone is told dollars and shares', () => {
  expect(plainPublic(defaultSettings)).toMatchObject({
    laundry_pickup_fee: 3,
    laundry_rush_rate: 0.2,
    extras: { breakfast: 8 },
    cancellation: defaultSettings.cancellation,
    hours: defaultSettings.hours,
  })
})

describe('no two settings stand in one place', () => {
  const twice = (settings: PlainSettings) => {
    const places = Object.values<PlainSetting>(settings).flatMap(
      ({ storedPath, publicPath = storedPath }) =>
        publicPath === storedPath ? [storedPath] : [storedPath, `public ${publicPath}`],
    )
    return places.filter((place, at) => places.indexOf(place) !== at)
  }

  it('of those there are', () => expect(twice(plainSettings)).toEqual([]))

  it('and one that is planted is found', () => {
    const spa_minutes = plainSettings.hold_minutes
    expect(twice({ ...plainSettings, spa_minutes })).toEqual(['hold_minutes'])
  })
})
