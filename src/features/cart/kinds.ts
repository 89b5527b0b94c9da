import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { cartKinds, type CartKind, type CartLine } from '#contract/cart.ts'
import { inPlace, kindLabels, shownOf, shownServices } from '#parts/services.ts'
import { useOffered } from '#parts/use-offered.ts'

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

const addWays: readonly Way[] = [
  {
    id: 'room',
    label: msg`Add a room`,
    text: msg`Breakfast is included.`,
    to: '/book?step=room',
    picture: '/drawings/rooms/room-5-window.svg',
  },
  ...inPlace(({ add }) => (add ? [add] : [])).map(({ label, text, service }) => ({
    id: service.kind as AddWay,
    label,
    text,
    to: `${service.page}?for=stay`,
    picture: service.cards?.[0]?.picture ?? '',
  })),
]

/** What can be put into a stay at the moment; rooms always. */
export function useAddWays(): readonly Way[] {
  const isOffered = useOffered()
  return addWays.filter(({ id }) => id === 'room' || isOffered(id))
}

export const lineLabels: Record<CartKind, MessageDescriptor> = {
  ...kindLabels,
  ...Object.fromEntries(
    shownServices.flatMap(({ kind, inStay }) => (inStay ? [[kind, inStay]] : [])),
  ),
  bundle: msg`Rooms`,
}

/**
 * What `/book?step=room` and `/book?step=services&add={service}` are about, as the landing page's links
 * name services: by their English names in lower case (spec 1 §2); null: nothing.
 */
export function addAsked(query: URLSearchParams): AddWay | null {
  if (query.get('step') === 'room') return 'room'
  const asked = query.get('add')?.toLowerCase() ?? ''
  const named = shownServices.find(
    ({ add, cards = [] }) => add?.also?.includes(asked) || cards.some(({ id }) => id === asked),
  )
  return addWays.find(({ id }) => id === (named?.kind ?? asked))?.id ?? null
}

/** Where a line is changed: its own page, with the line to be replaced. */
export function changeLine({ kind, request }: CartLine, line: string): string {
  const query = `for=stay&line=${encodeURIComponent(line)}`
  // Rooms and dates of a bundle come from the search.
  if (kind === 'bundle') return '/#rooms'
  if (kind === 'room') return `/rooms/${encodeURIComponent(request.room_id)}?${query}`
  const { page } = shownOf[kind]
  // Each that the house defined itself has a page of its own.
  const own = kind === 'custom' ? `/${encodeURIComponent(request.service_id)}` : ''
  return `${page}${own}?${query}`
}

export function isCartKind(value: unknown): value is CartKind {
  return cartKinds.some((kind) => kind === value)
}
