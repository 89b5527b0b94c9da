import type { MessageDescriptor } from '@lingui/core'
import { BedDouble, type LucideIcon } from 'lucide-react'
import { msg } from '@lingui/core/macro'
import { cartKinds, type CartKind, type CartLine } from '#contract/cart.ts'
import { inPlace, kindLabels, shownOf, shownServices } from '#parts/services.ts'
import { useOffered } from '#parts/use-offered.ts'

/** What can be put into a stay, and the page on which each is chosen. */

/** What a guest can add by a link; a bundle comes from the search for rooms. */
export type AddKind = Exclude<CartKind, 'bundle'>

interface AddOption {
  id: AddKind
  /** On the tile that links there. */
  label: MessageDescriptor
  text: MessageDescriptor
  to: string
  /** As what the house says of its services names it: its picture. */
  card: string
  icon: LucideIcon
}

const addOptions: readonly AddOption[] = [
  {
    id: 'room',
    label: msg`Add a room`,
    text: msg`For as many nights as you like.`,
    to: '/book?step=room',
    card: 'rooms',
    icon: BedDouble,
  },
  ...inPlace(({ add }) => (add ? [add] : [])).map(({ label, text, service }) => ({
    id: service.kind as AddKind,
    label,
    text,
    to: `${service.page}?for=stay`,
    card: service.cards?.[0]?.id ?? '',
    icon: service.icon,
  })),
]

/** What can be put into a stay at the moment; rooms always. */
export function useAddOptions(): readonly AddOption[] {
  const isOffered = useOffered()
  return addOptions.filter(({ id }) => id === 'room' || isOffered(id))
}

export const lineLabels: Record<CartKind, MessageDescriptor> = {
  ...kindLabels,
  ...Object.fromEntries(
    shownServices.flatMap(({ kind, inStay }) => (inStay ? [[kind, inStay]] : [])),
  ),
  bundle: msg`Rooms`,
}

/**
 * What `/book?step=room` and `/book?step=services&add={service}` ask to add. The landing page's links
 * use the services' English names in lower case (spec 1 §2). Null: nothing.
 */
export function addAsked(query: URLSearchParams): AddKind | null {
  if (query.get('step') === 'room') return 'room'
  const asked = query.get('add')?.toLowerCase() ?? ''
  const named = shownServices.find(
    ({ add, cards = [] }) => add?.also?.includes(asked) || cards.some(({ id }) => id === asked),
  )
  return addOptions.find(({ id }) => id === (named?.kind ?? asked))?.id ?? null
}

/** The address where a line is changed: its service's page, with the line to replace. */
export function changeLine({ kind, request }: CartLine, line: string): string {
  const query = `for=stay&line=${encodeURIComponent(line)}`
  // Rooms and dates of a bundle come from the search.
  if (kind === 'bundle') return '/#rooms'
  if (kind === 'room') return `/rooms/${encodeURIComponent(request.room_id)}?${query}`
  const { page } = shownOf[kind]
  // Each of the guest house's own services has its own page.
  const own = kind === 'custom' ? `/${encodeURIComponent(request.service_id)}` : ''
  return `${page}${own}?${query}`
}

export function isCartKind(value: unknown): value is CartKind {
  return cartKinds.some((kind) => kind === value)
}
