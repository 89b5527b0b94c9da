import { useMemo } from 'react'
import { useOrders } from '#features/restaurant/desk/use-orders.ts'
import { useHouseTime } from '../../use-house-time.ts'
import { Bell } from '../bell/bell.tsx'
import { boardOf } from '#features/restaurant/desk/board.ts'
import { WorkFrame } from '../work/frame.tsx'
import { KitchenScreen } from './screen.tsx'

const about = ['restaurant'] as const
const here = () => '/kitchen'

/** /kitchen with its bell: for new orders, and for each that becomes late. */
export function Kitchen() {
  const { today, now } = useHouseTime()
  const kitchen = useOrders()
  const { rows: orders } = kitchen
  const board = useMemo(() => orders && boardOf(orders, today, now), [orders, today, now])
  return (
    <WorkFrame bell={<Bell about={about} place={here} alarm={board?.late} />}>
      <KitchenScreen kitchen={kitchen} board={board} today={today} now={now} />
    </WorkFrame>
  )
}
