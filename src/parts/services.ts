import type { LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { BedDouble } from 'lucide-react'
import type { BookedKind, ServiceKind } from '#contract/services/index.ts'
import type { Serving } from '#domain/hours.ts'

/** A link and its label. */
export interface Door {
  to: string
  label: MessageDescriptor
}

/** Its card on /services and on the landing page. */
export interface ServiceCardShown {
  /** Its id in `add` of /book: the English name in lower case (spec 1 §2). */
  id: string
  /** Its position among the cards of all services. */
  place: number
  title: MessageDescriptor
  /** Where the house says nothing of it, and has no picture of it (use-service-cards.ts). */
  text: MessageDescriptor
  /** Which opening hours it follows, where it has any. */
  hours?: Serving
  /** Links on the landing page, beside the one to a stay. */
  doors?: readonly Door[]
}

/**
 * How a service is shown to guests and at the desk: `shown` of a file in parts/services. A service
 * lacks what is left out.
 */
export interface ServiceShown {
  kind: string
  icon: LucideIcon
  /** Its page on the site. */
  page: string
  /** One of it: a line of a bill, what money is for. */
  one: MessageDescriptor
  /** All of it: where taxes apply, what brings money in. */
  all: MessageDescriptor
  /** What guests and the desk know it as. */
  name: MessageDescriptor
  /** A guest's own. */
  yours: MessageDescriptor
  /** One of it as the desk calls it, where that is not `one`. */
  atDesk?: MessageDescriptor
  /** A line of a stay, where that has another name than `one`. */
  inStay?: MessageDescriptor
  /** What guests know it by: a card each. */
  cards?: readonly ServiceCardShown[]
  /** On the home page, with title and picture of its first card. */
  onHome?: { place: number; text: MessageDescriptor }
  /** It can be put into a stay: the tile that leads to it, with the picture of its first card. */
  add?: {
    place: number
    label: MessageDescriptor
    text: MessageDescriptor
    /** What else `/book?add=` calls it. */
    also?: readonly string[]
    /** Where its request lists what is asked for, each with `qty` and `name`: said below its line. */
    counted?: string
    /**
     * It can be had until it leaves: where its request names what was chosen, and the column of that
     * with the hour.
     */
    leaves?: { chosen: string; column: string }
  }
  /** Why it cannot be had, by the code of the refusal and how many it says are left. */
  refused?: Readonly<Record<string, (current: { spots_left?: number }) => MessageDescriptor>>
  /** On the way to another one, where this one cannot be had. */
  otherwise?: MessageDescriptor
  /** It can be reviewed. */
  review?: {
    place: number
    /** As a review names what it is of. */
    as: string
    label: MessageDescriptor
    /** Said where the list of it cannot be loaded, and where its categories cannot. */
    failed: MessageDescriptor
    failedCategories?: MessageDescriptor
    /** Column without which it is not offered, and not reviewed either. */
    while?: string
  }
  /** Offered where a page has nothing else to show. */
  invites?: MessageDescriptor
  /** Stands in the phone's menu, beside the documented links. */
  inMenu?: true
  /** Floats over the home page. */
  floats?: Door & { state: object; icon: LucideIcon }
  /** What it does beside its offer: a card of its own on /services. */
  beside?: Door & { title: MessageDescriptor; text: MessageDescriptor }
}

/** Found by its place. */
export const shownServices: readonly ServiceShown[] = Object.values(
  import.meta.glob<ServiceShown>('./services/*.ts', { eager: true, import: 'shown' }),
)

const each = <Value>(valueOf: (one: ServiceShown) => Value): Readonly<Record<ServiceKind, Value>> =>
  Object.fromEntries(shownServices.map((one) => [one.kind, valueOf(one)])) as Record<
    ServiceKind,
    Value
  >

export const shownOf = each((one) => one)

/** One of it: a line of a bill, what money is for. */
export const kindLabels: Readonly<Record<BookedKind, MessageDescriptor>> = {
  room: msg`Room`,
  ...each(({ one }) => one),
}

/** What the desk calls one of it. */
export const typeLabels: Readonly<Record<BookedKind, MessageDescriptor>> = {
  ...kindLabels,
  ...each(({ one, atDesk = one }) => atDesk),
}

/** All of it: where taxes apply, what brings money in. */
export const serviceLabels: Readonly<Record<BookedKind, MessageDescriptor>> = {
  room: msg`Rooms`,
  ...each(({ all }) => all),
}

export const kindIcons: Readonly<Record<BookedKind, LucideIcon>> = {
  room: BedDouble,
  ...each(({ icon }) => icon),
}

/** Those that have something, in its order. */
export function inPlace<Placed extends { place: number }>(
  placedOf: (one: ServiceShown) => readonly Placed[],
): readonly (Placed & { service: ServiceShown })[] {
  return shownServices
    .flatMap((service) => placedOf(service).map((one) => ({ ...one, service })))
    .toSorted((a, b) => a.place - b.place)
}
