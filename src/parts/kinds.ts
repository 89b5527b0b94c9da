import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  Armchair,
  BedDouble,
  CarFront,
  ConciergeBell,
  Mountain,
  UtensilsCrossed,
  WashingMachine,
  type LucideIcon,
} from 'lucide-react'
import type { BookedKind } from '#contract/services/index.ts'

/** What each service is called and looks like, for the guest and at the desk. */

/** One of it: a line of a bill, what money is for. */
export const kindWords: Readonly<Record<BookedKind, MessageDescriptor>> = {
  room: msg`Room`,
  restaurant: msg`Restaurant`,
  laundry: msg`Laundry`,
  car: msg`Car`,
  tour: msg`Tour`,
  table: msg`Table`,
  custom: msg`Service`,
}

/** All of it: where taxes apply, what brings money in. */
export const serviceWords: Readonly<Record<BookedKind, MessageDescriptor>> = {
  ...kindWords,
  room: msg`Rooms`,
  car: msg`Cars`,
  tour: msg`Tours`,
  custom: msg`Other services`,
}

export const kindIcons: Readonly<Record<BookedKind, LucideIcon>> = {
  room: BedDouble,
  restaurant: UtensilsCrossed,
  laundry: WashingMachine,
  car: CarFront,
  tour: Mountain,
  table: Armchair,
  custom: ConciergeBell,
}
