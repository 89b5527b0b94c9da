import type { ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { looseObject } from '#lib/loose.ts'
import { WhileOffered } from '#parts/while-offered.tsx'
import { forStayOf } from '#ui/for-stay.ts'
import { TABLE_PATH } from './book-table.tsx'
import { ChangeOrder } from './change-order.tsx'
import { NewOrder } from './new-order.tsx'
import { OrderOfStay } from './order-of-stay.tsx'
import { SentPanel } from './sent-panel.tsx'

/**
 * /restaurant (spec 2 §2). `?step=order` is the order itself (on phones; wide screens show it beside
 * the menu), `?step=sent&id=` what became of it, `?change=` an order of this device to be changed,
 * `?for=stay` an order that goes with the rest of a stay.
 *
 * @param afterOrder stands below the news of an order just made
 */
export default function RestaurantPage({ afterOrder }: { afterOrder?: ReactNode }) {
  const [params] = useSearchParams()
  const { state } = useLocation()
  // The documented way to a table; its form is a page of its own.
  if (looseObject(state).action === 'book' || params.get('action') === 'book') {
    return <Navigate to={TABLE_PATH} state={state} replace />
  }
  const sent = params.get('step') === 'sent' ? params.get('id') : null
  const change = params.get('change')
  if (sent !== null) return <SentPanel id={sent} afterOrder={afterOrder} />
  if (change !== null) {
    return <ChangeOrder key={change} id={change} nextTime={params.get('time') === 'next'} />
  }
  const forStay = forStayOf(params)
  return (
    <WhileOffered kind="restaurant">
      {forStay === null ? <NewOrder /> : <OrderOfStay key={forStay.line} forStay={forStay} />}
    </WhileOffered>
  )
}
