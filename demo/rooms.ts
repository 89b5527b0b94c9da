import { inFrench } from './in-french.ts'
import type { Plain } from './rows.ts'

export type RoomType = 'single' | 'double' | 'twin' | 'suite' | 'apartment'

/** The three pictures of a room, first the cover. */
const roomViews = ['bed', 'window', 'detail'] as const

type Sketch = readonly [
  number: string,
  name: string,
  type: RoomType,
  capacity: number,
  dollars: number,
  amenities: string,
  description: string,
]

/** Letters stand for the amenities of the room form (spec 3 §3). */
const amenity: Record<string, string> = {
  W: 'Free Wi-Fi',
  T: 'TV',
  A: 'Air Conditioning',
  B: 'Balcony',
  F: 'Mini Fridge',
  D: 'Work Desk',
  S: 'Room Service',
  M: 'Mountain View',
}

const sketches: readonly Sketch[] = [
  [
    '101',
    'Muhabura',
    'single',
    1,
    45,
    'WDM',
    'A snug room for one at the quiet end of the house. The desk stands under the window, and on a clear morning Muhabura fills the whole of it.',
  ],
  [
    '102',
    'Gahinga',
    'single',
    1,
    45,
    'WDS',
    'A bright single beside the kitchen garden, with woven baskets on a warm clay wall and the scent of lemongrass after rain.',
  ],
  [
    '103',
    'Sabyinyo',
    'twin',
    2,
    65,
    'WTSM',
    'Two beds with wool blankets from the valley, a shared window seat, and a line of sight to the five broken teeth of Sabyinyo.',
  ],
  [
    '104',
    'Bisoke',
    'double',
    2,
    75,
    'WTBSM',
    'A double with its own small balcony over the tea. Boots can dry on the rail while you tell each other about the crater lake.',
  ],
  [
    '105',
    'Karisimbi',
    'double',
    2,
    80,
    'WTBFSM',
    'The corner double: windows on two sides, the first sun of the house on the bed, and a kettle with leaves from the next hill.',
  ],
  [
    '201',
    'Burera',
    'twin',
    2,
    68,
    'WTDM',
    'A twin upstairs in lake blues, made for friends who start at five: two reading lamps, two hooks for packs, one very good heater.',
  ],
  [
    '202',
    'Ruhondo',
    'double',
    2,
    85,
    'WTBFDS',
    'A wide bed, a writing desk and a veranda door that frames the islands of Ruhondo when the haze lifts in the afternoon.',
  ],
  [
    '203',
    'Kivu',
    'double',
    2,
    90,
    'WTABFSM',
    'Our best double, in deep lake blue and cream, with a balcony for two chairs and a sunset that takes its time.',
  ],
  [
    '204',
    'Nyungwe',
    'single',
    1,
    50,
    'WDFM',
    'A forest-green single under the eaves with a long desk. Guests have finished theses here, or at least say so.',
  ],
  [
    '205',
    'Akagera',
    'suite',
    3,
    130,
    'WTABFDSM',
    'A suite in savannah gold: a canopy bed, a day bed for a third, a small fireplace that is lit for you while you are at dinner.',
  ],
  [
    '301',
    'Rugezi',
    'suite',
    3,
    145,
    'WTABFDSM',
    'The top-floor suite, named after the marsh of the cranes. A sitting corner by the fire, a deep bath, and the widest veranda of the house.',
  ],
  [
    '302',
    'Umusambi',
    'apartment',
    5,
    160,
    'WTABFDSM',
    'An apartment for a family or a field team: a double room, a bunk room, a small kitchen and a long table where maps can stay open.',
  ],
]

/** The path that a room's picture is served under. */
const picture = (id: string, view: string) => `/drawings/rooms/${id}-${view}.svg`

/** The room that is being repainted, so that "Unavailable until" has something to say. */
export const closedRoom = 'room-9'

/** Twelve rooms, `room-1` to `room-12`, of all five types. */
export const rooms: readonly Plain<'rooms'>[] = sketches.map(
  ([number, name, type, capacity, dollars, letters, description], index) => {
    const id = `room-${index + 1}`
    const images = roomViews.map((view) => ({ id: `${id}-${view}`, path: picture(id, view) }))
    return {
      id,
      room_number: number,
      name,
      type,
      capacity,
      price_per_night_cents: dollars * 100,
      description,
      amenities: JSON.stringify(letters.split('').map((letter) => amenity[letter])),
      images: JSON.stringify(images),
      cover_image: picture(id, 'bed'),
      ...inFrench(`room-${number}`),
      is_available: id === closedRoom ? 0 : 1,
      available_from: null,
    }
  },
)
