import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BuiltInKind } from '#contract/services/index.ts'
import { useOffered } from '#parts/use-offered.ts'

/** What the house does for its guests beside a bed, and where to ask for it. */
export interface HouseService {
  /** As `add` of /book has it: the service's English name in lower case (spec 1 §2). */
  id: 'restaurant' | 'bar' | 'laundry' | 'car rental' | 'tours'
  /** As which it is ordered. */
  kind: BuiltInKind
  title: MessageDescriptor
  text: MessageDescriptor
  to: string
  picture: string
}

const houseServices: readonly HouseService[] = [
  {
    id: 'restaurant',
    kind: 'restaurant',
    title: msg`Restaurant`,
    text: msg`Brochettes from the fire, greens from the garden, fish from the lakes: at your table, in your room or packed for the trek.`,
    to: '/restaurant',
    picture: '/drawings/menu/goat-brochettes.svg',
  },
  {
    id: 'bar',
    kind: 'restaurant',
    title: msg`Bar`,
    text: msg`Cold beer, ginger lemonade and the last light on the volcanoes.`,
    to: '/restaurant',
    picture: '/drawings/menu/kivu-sunrise.svg',
  },
  {
    id: 'laundry',
    kind: 'laundry',
    title: msg`Laundry`,
    text: msg`Washed, ironed and back by tomorrow; boots cleaned and dried.`,
    to: '/laundry',
    picture: '/drawings/laundry/ironing.svg',
  },
  {
    id: 'car rental',
    kind: 'car',
    title: msg`Car rental`,
    text: msg`By the day, from the town car to the one that climbs to the trailhead.`,
    to: '/car-rental',
    picture: '/drawings/cars/rav4.svg',
  },
  {
    id: 'tours',
    kind: 'tour',
    title: msg`Tours`,
    text: msg`Gorillas, volcanoes, lakes and markets, with a guide from the valley.`,
    to: '/tours',
    picture: '/drawings/tours/gorilla-trek.svg',
  },
]

/** What can be asked for at the moment. */
export function useHouseServices(): readonly HouseService[] {
  const isOffered = useOffered()
  return houseServices.filter(({ kind }) => isOffered(kind))
}
