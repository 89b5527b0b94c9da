import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { serviceSettings } from '#contract/settings/index.ts'
import type { ServiceCard, ServiceSetting } from '#contract/settings/plain.ts'
import type { SettingsField } from '#contract/settings.ts'

export const tabIds = [
  'general',
  'branding',
  'notifications',
  'security',
  'payments',
  'localization',
  'integrations',
  'data',
] as const
export type TabId = (typeof tabIds)[number]

export const tabNames: Record<TabId, MessageDescriptor> = {
  general: msg`General`,
  branding: msg`Branding`,
  notifications: msg`Notifications`,
  security: msg`Security`,
  payments: msg`Payments`,
  localization: msg`Localization`,
  integrations: msg`Integrations`,
  data: msg`Data`,
}

/** Settings that are saved together. */
export interface CardPlan {
  id: string
  tab: TabId
  title: MessageDescriptor
  hint?: MessageDescriptor
  fields: readonly SettingsField[]
}

/** The settings of services in a card, in the services' order. */
const ofServices = (card: ServiceCard) =>
  Object.entries<ServiceSetting>(serviceSettings).flatMap(([field, setting]) =>
    setting.card === card ? [field as keyof typeof serviceSettings] : [],
  )

export const cards: readonly CardPlan[] = [
  {
    id: 'business',
    tab: 'general',
    title: msg`Business`,
    fields: [
      'orgName',
      'tagline',
      'email',
      'phone',
      'address',
      'latitude',
      'longitude',
      'altitude_m',
    ],
  },
  {
    id: 'times',
    tab: 'general',
    title: msg`Times of the day`,
    fields: [
      'check_in_from',
      'check_out_until',
      ...ofServices('times'),
      'contact_open',
      'contact_close',
      'contact_days',
      'closed_dates',
    ],
  },
  {
    id: 'rooms',
    tab: 'general',
    title: msg`Rooms and tables`,
    fields: ['breakfast_included', 'hold_minutes', 'occupancy_rooms', ...ofServices('rooms')],
  },
  {
    id: 'counters',
    tab: 'general',
    title: msg`Counters of the overview`,
    fields: ['overview_counters'],
  },
  {
    id: 'colour',
    tab: 'branding',
    title: msg`Primary colour`,
    hint: msg`The whole site takes it up. It is made darker or lighter where words would be hard to read.`,
    fields: ['primaryColor'],
  },
  {
    id: 'notifications',
    tab: 'notifications',
    title: msg`Notifications`,
    hint: msg`What guests are sent by themselves. A receipt that you send by hand always goes.`,
    fields: [
      'notifyBookingEmail',
      'notifyBookingSMS',
      'notifyPaymentEmail',
      'notifyMarketingEmail',
    ],
  },
  {
    id: 'gateway',
    tab: 'payments',
    title: msg`Payments`,
    fields: ['gateway', 'momoEnabled', 'test_payments', 'currency', 'rates'],
  },
  {
    id: 'base',
    tab: 'payments',
    title: msg`The house’s own currency`,
    hint: msg`Prices, bills, receipts and reports are kept in it. It can be changed until there is a booking, an order or any money. No figure is turned: look at your prices afterwards.`,
    fields: ['base_currency'],
  },
  {
    id: 'extras',
    tab: 'payments',
    title: msg`Extras and fees`,
    hint: msg`In the house’s own currency. An extra without a price is not offered.`,
    fields: [
      'extra_breakfast',
      'extra_airport_transfer',
      'extra_late_checkout',
      ...ofServices('extras'),
    ],
  },
  {
    id: 'cancelling',
    tab: 'payments',
    title: msg`Cancelling is free until`,
    fields: ['room_free_hours', 'room_kept_nights', ...ofServices('cancelling')],
  },
  {
    id: 'promo',
    tab: 'payments',
    title: msg`Promo codes`,
    fields: ['demo_promo', 'promo_codes'],
  },
  {
    id: 'taxes',
    tab: 'payments',
    title: msg`Taxes and receipts`,
    hint: msg`Taxes are contained in the prices.`,
    fields: ['taxes', 'ebm_number'],
  },
  {
    id: 'localization',
    tab: 'localization',
    title: msg`Localization`,
    fields: ['timezone', 'languages', 'language', 'dateFormat'],
  },
  {
    id: 'webhook',
    tab: 'integrations',
    title: msg`Webhook`,
    fields: ['webhookUrl'],
  },
]
