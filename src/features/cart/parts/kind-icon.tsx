import type { CartKind } from '#contract/cart.ts'
import { kindIcons } from '#parts/services.ts'

/** The icon of a line's service; its name stands in the title. */
export function KindIcon({ kind }: { kind: CartKind }) {
  const Icon = kindIcons[kind === 'bundle' ? 'room' : kind]
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-soft text-primary">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  )
}
