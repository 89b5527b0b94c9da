import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Spot } from './near.ts'

export interface Place extends Spot {
  id: string
  /** Names are not translated. */
  name: string
  what: MessageDescriptor
  kind: 'volcano' | 'lake' | 'place'
  /** On which side of its mark there is room for the name. */
  side?: 'left'
}

/** The places on the drawn map, from west to east. */
export const places: readonly Place[] = [
  {
    id: 'karisimbi',
    name: 'Karisimbi',
    what: msg`The highest of the volcanoes, 4,507 metres`,
    kind: 'volcano',
    latitude: -1.507,
    longitude: 29.447,
  },
  {
    id: 'bisoke',
    name: 'Bisoke',
    what: msg`The volcano with the crater lake, 3,711 metres`,
    kind: 'volcano',
    latitude: -1.459,
    longitude: 29.486,
  },
  {
    id: 'kinigi',
    name: 'Kinigi',
    what: msg`Gate of Volcanoes National Park: treks begin here at 07:00`,
    kind: 'place',
    latitude: -1.4306,
    longitude: 29.5917,
  },
  {
    id: 'sabyinyo',
    name: 'Sabyinyo',
    what: msg`The old one with five teeth, 3,669 metres`,
    side: 'left',
    kind: 'volcano',
    latitude: -1.388,
    longitude: 29.592,
  },
  {
    id: 'caves',
    name: 'Musanze Caves',
    what: msg`Two kilometres of lava tunnels, with a guide`,
    side: 'left',
    kind: 'place',
    latitude: -1.515,
    longitude: 29.612,
  },
  {
    id: 'gahinga',
    name: 'Gahinga',
    what: msg`A gentle cone of bamboo, 3,474 metres`,
    side: 'left',
    kind: 'volcano',
    latitude: -1.387,
    longitude: 29.645,
  },
  {
    id: 'muhabura',
    name: 'Muhabura',
    what: msg`The guide: seen from everywhere, 4,127 metres`,
    kind: 'volcano',
    latitude: -1.383,
    longitude: 29.678,
  },
  {
    id: 'ruhondo',
    name: 'Lake Ruhondo',
    what: msg`The lower of the twin lakes, with islands and canoes`,
    kind: 'lake',
    latitude: -1.5,
    longitude: 29.735,
  },
  {
    id: 'burera',
    name: 'Lake Burera',
    what: msg`The upper twin, deep and quiet under Muhabura`,
    kind: 'lake',
    latitude: -1.44,
    longitude: 29.765,
  },
]
