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
      text: msg`Washed, ironed and back by tomorrow.`,
    },
  ],
  onHome: { place: 3, text: msg`Washed, ironed and back by tomorrow.` },
  add: { place: 3, label: msg`Add laundry`, text: msg`Washed, ironed and back by tomorrow.` },
  review: {
    place: 3,
    as: 'laundry_service',
    label: msg`Laundry service`,
    failed: msg`Failed to load laundry services`,
    while: 'is_available',
  },
}
