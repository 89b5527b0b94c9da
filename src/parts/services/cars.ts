import { msg } from '@lingui/core/macro'
import { CarFront } from 'lucide-react'
import type { ServiceShown } from '../services.ts'

export const shown: ServiceShown = {
  kind: 'car',
  icon: CarFront,
  page: '/car-rental',
  one: msg`Car`,
  all: msg`Cars`,
  name: msg`Car rental`,
  yours: msg`Your car rental`,
  atDesk: msg`Car rental`,
  cards: [
    {
      id: 'car rental',
      place: 4,
      title: msg`Car rental`,
      text: msg`By the day, for as long as you need it.`,
    },
  ],
  onHome: { place: 2, text: msg`By the day, for as long as you need it.` },
  add: {
    place: 2,
    label: msg`Add a car`,
    text: msg`By the day, for as long as you need it.`,
    also: ['cars'],
  },
  refused: { car_taken: () => msg`Somebody else has this car for these days.` },
  otherwise: msg`Another car or other days`,
  review: { place: 1, as: 'car', label: msg`Car`, failed: msg`Failed to load cars` },
}
