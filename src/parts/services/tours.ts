import { msg, plural } from '@lingui/core/macro'
import { Mountain } from 'lucide-react'
import type { ServiceShown } from '../services.ts'

const text = msg`Trips and walks, with a guide.`

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
    },
  ],
  onHome: { place: 1, text },
  add: {
    place: 4,
    label: msg`Add a tour`,
    text,
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
