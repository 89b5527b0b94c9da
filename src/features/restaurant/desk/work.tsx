import { msg } from '@lingui/core/macro'
import { useMemo } from 'react'
import type { WorkPlace, WorkProps } from '#parts/desk/work-place.ts'
import { withMessages } from '#ui/messages.ts'
import { boardOf } from './board.ts'
import { kitchenEntry } from './kitchen/entry.ts'
import { KitchenScreen } from './kitchen/screen.tsx'
import { useOrders } from './use-orders.ts'

/** /kitchen with its bell: for new orders, and for each that becomes late. */
function Kitchen({ at: { today, now }, decisions, renderFrame }: WorkProps) {
  const kitchen = useOrders()
  const { rows: orders } = kitchen
  const board = useMemo(() => orders && boardOf(orders, today, now), [orders, today, now])
  return renderFrame(
    <KitchenScreen kitchen={kitchen} board={board} today={today} now={now} decisions={decisions} />,
    board?.late,
  )
}

export const work: WorkPlace = {
  kind: 'restaurant',
  ...kitchenEntry,
  Screen: Kitchen,
  // The kitchen marks what is not available today; only admins change names and prices.
  offer: {
    path: 'menu',
    label: msg`Restaurant Menu`,
    screen: withMessages(() => import('./menu-screen.tsx')),
  },
}
