import { addDays } from '#domain/days.ts'
import { openingAdvice } from '#domain/setup.ts'
import { defaultSettings, type HouseSettings } from '#server/house-settings.ts'
import { withPublished } from '#server/services/content/document.ts'
import { content } from './content/content.ts'
import { timezone } from './rows.ts'

type DemoSettings = HouseSettings & { rwf_per_usd: { rate: number; day: string } }

/**
 * What the demo house says of itself (decisions: "The house", "Money"); the rest is as in any house.
 * `today` dates the exchange rate and the promo code.
 */
export function demoSettings(today: string): DemoSettings {
  const settings = {
    ...defaultSettings,
    name: 'Imisozi Guest House',
    phone: '+250 700 000 100',
    email: 'stay@example.com',
    address: 'Ridge Road 12, Musanze, Northern Province, Rwanda',
    latitude: -1.4998,
    longitude: 29.634,
    altitude_m: 1870,
    timezone,
    rwf_per_usd: { rate: 1450, day: addDays(today, -6) },
    demo_promo: true,
    promo_codes: [
      {
        code: 'RIDGE10',
        percent: 10,
        cap_cents: 3000,
        from: addDays(today, -30),
        to: addDays(today, 60),
        service: 'room',
      },
    ],
    taxes: [
      { name: 'VAT', percent: 18, applies_to: ['room', 'restaurant', 'laundry', 'car', 'tour'] },
      { name: 'Tourism levy', percent: 3, applies_to: ['room'] },
    ],
    // It is there to be looked at, not to be set up.
    setup: { letter_id: null, payment: null, dismissed: [...openingAdvice] },
    overview_counters: [
      { label: 'Interns', count: 4 },
      { label: 'Trainings', count: 2 },
      { label: 'Tasks', count: 7 },
    ],
  }
  return { ...settings, ...withPublished(settings, content), rwf_per_usd: settings.rwf_per_usd }
}
