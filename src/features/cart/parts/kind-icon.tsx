import { BedDouble, CarFront, Mountain, UtensilsCrossed, WashingMachine } from 'lucide-react'
import type { CartKind } from '#contract/cart.ts'

const icons = {
  room: BedDouble,
  bundle: BedDouble,
  restaurant: UtensilsCrossed,
  laundry: WashingMachine,
  car: CarFront,
  tour: Mountain,
} as const satisfies Record<CartKind, typeof BedDouble>

/** Which service a line is of; its title says it in words. */
export function KindIcon({ kind }: { kind: CartKind }) {
  const Icon = icons[kind]
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-soft text-primary">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  )
}
