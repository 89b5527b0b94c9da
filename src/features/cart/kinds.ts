import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { cartKinds, type CartKind, type CartLine } from '#contract/cart.ts'
import { kindWords } from '#parts/kinds.ts'

/** What can be put into a stay, and where each is chosen. */

/** Where something is added; a bundle comes out of the search for rooms. */
export type AddWay = Exclude<CartKind, 'bundle'>

interface Way {
  id: AddWay
  /** On the tile that leads there. */
  label: MessageDescriptor
  text: MessageDescriptor
  to: string
  picture: string
}

export const addWays: readonly Way[] = [
  {
    id: 'room',
    label: msg`Add a room`,
    text: msg`Breakfast is included.`,
    to: '/book?step=room',
    picture: '/drawings/rooms/room-5-window.svg',
  },
  {
    id: 'restaurant',
    label: msg`Add meals`,
    text: msg`At your table, in your room, or packed for the trek.`,
    to: '/restaurant?for=stay',
    picture: '/drawings/menu/goat-brochettes.svg',
  },
  {
    id: 'car',
    label: msg`Add a car`,
    text: msg`By the day, with insurance and delivery.`,
    to: '/car-rental?for=stay',
    picture: '/drawings/cars/rav4.svg',
  },
  {
    id: 'laundry',
    label: msg`Add laundry`,
    text: msg`Washed, ironed and back by tomorrow.`,
    to: '/laundry?for=stay',
    picture: '/drawings/laundry/ironing.svg',
  },
  {
    id: 'tour',
    label: msg`Add a tour`,
    text: msg`Gorillas, volcanoes, lakes and markets.`,
    to: '/tours?for=stay',
    picture: '/drawings/tours/gorilla-trek.svg',
  },
]

export const lineWords: Record<CartKind, MessageDescriptor> = {
  ...kindWords,
  bundle: msg`Rooms`,
  restaurant: msg`Meals`,
}

/** As the landing page's links name services: their English names in lower case (spec 1 §2). */
const asked: Record<string, AddWay> = {
  bar: 'restaurant',
  'car rental': 'car',
  cars: 'car',
  tours: 'tour',
}

/** What `/book?step=room` and `/book?step=services&add={service}` are about; null: nothing. */
export function addAsked(query: URLSearchParams): AddWay | null {
  if (query.get('step') === 'room') return 'room'
  const add = query.get('add')?.toLowerCase() ?? ''
  return asked[add] ?? addWays.find(({ id }) => id === add)?.id ?? null
}

/** Where a line is changed: its own page, with the line to be replaced. */
export function changeLine({ kind, request }: CartLine, line: string): string {
  const query = `for=stay&line=${encodeURIComponent(line)}`
  // Rooms and dates of a bundle come from the search.
  if (kind === 'bundle') return '/#rooms'
  if (kind === 'room') return `/rooms/${encodeURIComponent(request.room_id)}?${query}`
  if (kind === 'custom') return `/services/${encodeURIComponent(request.service_id)}?${query}`
  const page = addWays.find(({ id }) => id === kind)?.to.split('?')[0] ?? ''
  return `${page}?${query}`
}

export function isCartKind(value: unknown): value is CartKind {
  return cartKinds.some((kind) => kind === value)
}
