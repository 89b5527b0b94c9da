import { msg, plural } from '@lingui/core/macro'
import { Mountain } from 'lucide-react'
import type { ServiceShown } from '../services.ts'

const text = msg`Gorillas, volcanoes, lakes and markets, with a guide from the valley.`

export const shown: ServiceShown = {
  kind: 'tour',
  icon: Mountain,
  page: '/tours',
  one: msg`Tour`,
  all: msg`Tours`,
  name: msg`Tours`,
  yours: msg`Your tour`,
  cards: [
    {
      id: 'tours',
      place: 5,
      title: msg`Tours`,
      text,
      picture: '/drawings/tours/gorilla-trek.svg',
    },
  ],
  onHome: { place: 1, text },
  add: {
    place: 4,
    label: msg`Add a tour`,
    text: msg`Gorillas, volcanoes, lakes and markets.`,
    leaves: { chosen: 'booking.tour_id', column: 'departure_time' },
  },
  refused: {
    tour_full: ({ spots_left = 0 }) =>
      msg`${plural(spots_left, {
        0: 'No places are left on that day.',
        one: 'Only # place is left on that day.',
        other: 'Only # places are left on that day.',
      })}`,
  },
  otherwise: msg`Choose another day`,
}
