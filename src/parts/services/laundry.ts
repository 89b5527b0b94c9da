import { msg } from '@lingui/core/macro'
import { WashingMachine } from 'lucide-react'
import type { ServiceShown } from '../services.ts'

export const shown: ServiceShown = {
  kind: 'laundry',
  icon: WashingMachine,
  page: '/laundry',
  one: msg`Laundry`,
  all: msg`Laundry`,
  name: msg`Laundry`,
  yours: msg`Your laundry`,
  cards: [
    {
      id: 'laundry',
      place: 3,
      title: msg`Laundry`,
      text: msg`Washing and ironing.`,
    },
  ],
  onHome: { place: 3, text: msg`Washing and ironing.` },
  add: { place: 3, label: msg`Add laundry`, text: msg`Washing and ironing.` },
  review: {
    place: 3,
    as: 'laundry_service',
    label: msg`Laundry service`,
    failed: msg`Failed to load laundry services`,
    while: 'is_available',
  },
}
