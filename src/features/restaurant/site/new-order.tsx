import type { ForStay } from '#ui/for-stay.ts'
import { OrderScreen } from './order-screen.tsx'
import { useArrival } from './use-arrival.ts'
import { useMenu } from './use-menu.ts'
import { useOrderForm } from './use-order-form.ts'

/** A new order, found again where it was left. */
export function NewOrder({ forStay = null }: { forStay?: ForStay | null }) {
  const state = useOrderForm('restaurant')
  const menu = useMenu()
  const arrival = useArrival(menu, state)
  return (
    <OrderScreen state={state} menu={menu} changing={null} arrival={arrival} forStay={forStay} />
  )
}
