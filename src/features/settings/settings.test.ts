import { currencies } from '#lib/currency.ts'
import { describe, expect, it } from 'vitest'
import type { SettingsField, SettingsRow } from '#contract/settings.ts'
import type { Week } from '#domain/hours.ts'
import { dateFormats, gateways, houseColor, settingLanguages } from '#domain/settings.ts'
import { isTimezone, offeredTimezones } from '#domain/timezones.ts'
import { serviceSettings } from '#contract/settings/index.ts'
import type { ServiceSettings } from '#contract/settings/plain.ts'
import { cards, tabIds, tabNames } from './cards.ts'
import {
  afterSaving,
  edited,
  formOf,
  readEdits,
  unsaved,
  wireValue,
  type SettingsForm,
  type TaxForm,
} from './form.ts'
import { fieldNames } from './names.ts'
import { problemsOf } from './problems.ts'
import { exportText, readSettingsFile } from './settings-file.ts'

const row = {
  id: 'settings',
  version: 3,
  changed_at: '2026-11-21T08:00:00Z',
  operation_id: null,
  orgName: 'Imisozi',
  tagline: '',
  email: 'a@b.rw',
  phone: '',
  address: '',
  primaryColor: houseColor,
  logoUrl: null,
  notifyBookingEmail: true,
  notifyBookingSMS: false,
  notifyPaymentEmail: true,
  notifyMarketingEmail: false,
  gateway: 'Card',
  momoEnabled: true,
  currency: 'USD',
  timezone: 'Africa/Kigali',
  language: 'en',
  dateFormat: 'YYYY-MM-DD',
  webhookUrl: '',
  rwf_per_usd: 1450,
  rwf_rate_day: '2026-11-01',
  base_currency: 'USD',
  rates: [{ currency: 'RWF', rate: 1450 }],
  rate_days: { RWF: '2026-11-01' },
  occupancy_rooms: null,
  extra_breakfast: 8,
  taxes: [
    { name: 'VAT', percent: 18, applies_to: ['room'] },
    { name: 'Hotel tax', percent: 0, applies_to: ['room'], fixed: { amount: 2, for: 'room' } },
  ],
  promo_codes: [],
  overview_counters: [{ label: 'Interns', count: 4 }],
  ebm_number: null,
} as unknown as SettingsRow

describe('the tabs and cards (spec 3 §2.11)', () => {
  it('are the documented eight', () => {
    expect(tabIds.map((id) => tabNames[id].message)).toEqual([
      'General',
      'Branding',
      'Notifications',
      'Security',
      'Payments',
      'Localization',
      'Integrations',
      'Data',
    ])
  })

  it('have each documented setting once, each in its tab', () => {
    const all = cards.flatMap(({ fields }) => fields)
    expect(new Set(all).size).toBe(all.length)
    const tabOf = (field: SettingsField) => cards.find((one) => one.fields.includes(field))?.tab
    const documented = {
      general: ['orgName', 'email', 'phone', 'address'],
      branding: ['primaryColor'],
      notifications: [
        'notifyBookingEmail',
        'notifyBookingSMS',
        'notifyPaymentEmail',
        'notifyMarketingEmail',
      ],
      payments: ['gateway', 'momoEnabled', 'currency'],
      localization: ['timezone', 'language', 'dateFormat'],
      integrations: ['webhookUrl'],
    } as const
    for (const [tab, fields] of Object.entries(documented)) {
      for (const field of fields) expect([field, tabOf(field)]).toEqual([field, tab])
    }
  })
})

describe('settings of services', () => {
  const placed = cards.flatMap(({ fields }) => fields)
  /** What the screen could not show, or has twice. */
  function unshown(settings: ServiceSettings): string[] {
    return Object.entries(settings).flatMap(([field, { name }]) => [
      ...(name?.message ? [] : [`${field} has no name`]),
      ...(placed.filter((one) => one === field).length === 1 ? [] : [`${field} is in no one card`]),
    ])
  }

  it('have their names and stand each in one card', () => {
    expect(Object.keys(serviceSettings).length).toBeGreaterThan(5)
    expect(unshown(serviceSettings)).toEqual([])
  })

  it('are found out where they have no words or no card', () => {
    const { bar_open } = serviceSettings
    const { name: _, ...wordless } = bar_open
    const planted = { spa_open: wordless, bar_open } as unknown as ServiceSettings
    expect(unshown(planted)).toEqual(['spa_open has no name', 'spa_open is in no one card'])
  })

  it('stand where they stood: after what is the house’s own, before the reception’s hours', () => {
    const fieldsOf = (id: string) => cards.find((one) => one.id === id)?.fields
    expect(fieldsOf('times')).toEqual([
      'check_in_from',
      'check_out_until',
      'restaurant_open',
      'restaurant_close',
      'restaurant_days',
      'bar_open',
      'bar_close',
      'bar_days',
      'contact_open',
      'contact_close',
      'contact_days',
      'closed_dates',
    ])
    expect(fieldsOf('rooms')).toEqual([
      'breakfast_included',
      'hold_minutes',
      'occupancy_rooms',
      'table_seats',
    ])
    expect(fieldsOf('extras')?.slice(3)).toEqual([
      'laundry_pickup_fee',
      'laundry_rush_percent',
      'rental_gps',
      'rental_child_seat',
      'rental_additional_driver',
      'rental_insurance',
      'rental_pickup_delivery',
    ])
    expect(fieldsOf('cancelling')).toEqual([
      'room_free_hours',
      'room_kept_nights',
      'car_free_hours',
      'tour_free_hours',
    ])
  })

  it('are called in the outbox as on the screen', () => {
    expect(fieldNames.laundry_rush_percent.message).toBe('Laundry rush fee, %')
  })

  it('close after they open', () => {
    const form = { ...formOf(row), bar_open: '16:00', bar_close: '16:00' }
    const wrong = problemsOf(form, ['bar_open', 'bar_close'])
    expect(wrong.map(({ field, message }) => [field, message.message])).toEqual([
      ['bar_close', 'Closing must be after opening.'],
    ])
  })
})

it('offers the documented choices, the first of each being the default (spec 3 §9)', () => {
  const zones = offeredTimezones('Asia/Kolkata')
  expect(zones.slice(0, 4)).toEqual([
    'Africa/Kigali',
    'Africa/Nairobi',
    'Africa/Johannesburg',
    'UTC',
  ])
  // Whatever a browser offers, the server takes.
  expect(zones).toContain('Africa/Lusaka')
  expect(zones.filter((zone) => !isTimezone(zone))).toEqual([])
  expect(['+02:00', 'Mars/Olympus', '', 'africa/kigali'].filter(isTimezone)).toEqual([])
  expect(settingLanguages.slice(0, 2)).toEqual(['en', 'fr'])
  expect(dateFormats).toEqual(['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'words'])
  expect(gateways).toEqual(['Card', 'PayPal', 'Mobile Money'])
  expect(currencies.slice(0, 3)).toEqual(['USD', 'RWF', 'EUR'])
  expect(houseColor).toBe('#007bb6')
})

it('asks of a tax a percentage, or an amount that the house’s currency has', () => {
  const form = formOf(row)
  expect(wireValue('taxes', form)).toEqual(row.taxes)
  const [vat, hotelTax] = form.taxes
  const isWrong = (part: object) =>
    problemsOf({ ...form, taxes: [{ ...(vat as TaxForm), ...part }] }, ['taxes']).length > 0
  expect(isWrong({ percent: '101' })).toBe(true)
  // What was typed before the other kind was chosen is in nobody's way.
  expect(isWrong({ of: 'guest', amount: '1.5', percent: '101' })).toBe(false)
  for (const amount of ['', '0', 'two']) expect(isWrong({ of: 'room', amount })).toBe(true)
  const taxes = [{ ...(hotelTax as TaxForm), amount: '1.5' }]
  expect(problemsOf({ ...form, taxes, base_currency: 'RWF' }, ['taxes'])).toHaveLength(1)
  expect(hotelTax).toMatchObject({ of: 'room', amount: '2', percent: '' })
})

it('says what is wrong, field by field, before anything is saved', () => {
  const form = formOf(row)
  const wrong = (part: object, field: SettingsField) =>
    problemsOf({ ...form, ...part }, [field]).map(({ message }) => message.message)
  expect(problemsOf(form, ['orgName', 'email', 'primaryColor', 'webhookUrl'])).toEqual([])
  expect(wrong({ orgName: ' ' }, 'orgName')).toEqual(['Enter the name of the house.'])
  expect(wrong({ email: 'a@b' }, 'email')).toEqual(['Must be a valid e-mail address.'])
  // What the house would refuse: an address list is no address.
  expect(wrong({ email: 'a@b.rw,c@d.rw' }, 'email')).toHaveLength(1)
  expect(wrong({ phone: '07' }, 'phone')).toEqual(['Must be a valid phone number.'])
  expect([
    wrong({ altitude_m: '' }, 'altitude_m'),
    wrong({ altitude_m: '-3' }, 'altitude_m'),
  ]).toEqual([[], ['Enter a number from {min} to {max}.']])
  expect(wrong({ languages: [] }, 'languages')).toEqual(['Choose at least one language.'])
  expect(wrong({ languages: ['fr'] }, 'language')).toHaveLength(1)
  expect([wrong({ phone: '' }, 'phone'), wrong({ phone: '0788 123 456' }, 'phone')]).toEqual([
    [],
    [],
  ])
  expect(wrong({ primaryColor: 'green' }, 'primaryColor')).toHaveLength(1)
  expect(wrong({ webhookUrl: 'http://x.rw' }, 'webhookUrl')).toHaveLength(1)
  expect(wrong({ extra_breakfast: '-1' }, 'extra_breakfast')).toHaveLength(1)
  expect(wrong({ extra_breakfast: '8,50' }, 'extra_breakfast')).toEqual([])
  const inFrancs = { extra_breakfast: '8,50', base_currency: 'RWF' }
  expect(wrong(inFrancs, 'extra_breakfast')).toEqual([
    'Enter a whole amount: {base} has no decimals.',
  ])
  const rate = (count: string) => wrong({ rates: [{ ...form.rates[0], rate: count }] }, 'rates')
  expect([rate('1450,5'), rate('0').length, rate('').length]).toEqual([[], 1, 1])
})

describe('settings as a file (spec 3 §5)', () => {
  it('come back as they went', () => {
    const form = formOf(row)
    expect(readSettingsFile(exportText({ ...form, orgName: 'Ridge' }), row)).toMatchObject({
      orgName: 'Ridge',
      rates: [{ currency: 'RWF', rate: '1450', base: 'USD' }],
      overview_counters: [{ label: 'Interns', count: '4' }],
    })
  })

  it('are none where the file is no JSON, or says nothing that is known', () => {
    for (const text of ['{"orgName": ', '', '[]', 'null', '7', '{"apiKey":"sk_1"}']) {
      expect(readSettingsFile(text, row)).toBeNull()
    }
  })

  it('take no field of another kind, and never a key', () => {
    const read = readSettingsFile('{"orgName":{"a":1},"email":"c@d.rw","apiKey":"sk_1"}', row)
    expect(read).toEqual({ email: 'c@d.rw' })
  })
})

it('an edit that was saved meanwhile is none any more, however late its draft is found', () => {
  const base = formOf(row)
  const edits = edited(edited({}, base, 'orgName', 'Ridge'), base, 'phone', '+250 700 000 111')
  expect(Object.keys(unsaved(edits, base))).toEqual(['orgName', 'phone'])
  const now = formOf({ ...row, orgName: 'Ridge' })
  expect(unsaved(edits, now)).toEqual({ phone: edits.phone })
  // Typed on while it was being saved, over what was sent.
  const later = edited(edits, base, 'phone', '+250 700 000 222')
  expect(afterSaving(later, edits)).toEqual({
    phone: { now: '+250 700 000 222', seen: '+250 700 000 111' },
  })
  expect(afterSaving(edits, { phone: edits.phone })).toEqual({ orgName: edits.orgName })
})

describe('hours by weekday', () => {
  const noon = { open: '12:00', close: '14:00' }
  const every = Array.from<null>({ length: 7 }).fill(null)
  const week = (...spans: { open: string; close: string }[]) => every.with(0, spans as never)
  const wrongIn = (bar_days: Week) =>
    problemsOf({ ...formOf(row), bar_days } as SettingsForm, ['bar_days']).length

  it('are none in a house that was read before it had them, nor where every day is as every day', () => {
    const form = formOf(row)
    expect([form.bar_days, form.closed_dates]).toEqual([null, []])
    expect(wireValue('bar_days', { ...form, bar_days: every })).toBeNull()
    expect(wireValue('bar_days', { ...form, bar_days: week() })).toEqual([[], ...every.slice(1)])
  })

  it('need their times, in order', () => {
    expect([wrongIn(week()), wrongIn(week(noon))]).toEqual([0, 0])
    expect(wrongIn(week({ ...noon, close: '' }))).toBe(1)
    expect(wrongIn(week({ ...noon, open: '' }))).toBe(1)
    expect(wrongIn(week(noon, noon))).toBe(1)
  })

  it('come back from a draft and from a file, half typed too, and nothing that no row could show', () => {
    const draft = (now: unknown) => readEdits({ bar_days: { now, seen: null } }, formOf(row))
    const half = week({ ...noon, close: '' })
    expect(draft(half)).toEqual({ bar_days: { now: half, seen: null } })
    const read = (bar_days: unknown) => readSettingsFile(JSON.stringify({ bar_days }), row)
    expect(read(week(noon))).toEqual({ bar_days: week(noon) })
    for (const wrong of [7, [], [[]], every.with(0, [{ open: 7 }] as never)]) {
      expect([draft(wrong), read(wrong)]).toEqual([{}, null])
    }
  })
})
