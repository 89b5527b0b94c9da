import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RequestState } from '#parts/request-form/use-request-form.ts'
import { focusField } from '#ui/error-summary.tsx'
import { quantityOf, withQuantity } from '../cart.ts'
import type { OrderForm } from './form/form.ts'
import type { Menu } from '../use-menu.ts'

export interface Arrival {
  /** The category that was asked for. */
  categoryId: string | null
  /** The dish to bring into view. */
  itemId: string | null
  /** Came for a dish of their own (/services/restaurant/custom). */
  custom: boolean
}

/**
 * Opened from the home page with a dish: selects its category, adds one and brings it into view
 * (spec 2 §2); `custom` comes for a dish that is not on the menu. Once: a reload or Back adds
 * nothing more. Who comes for a table (`action=book`) is led on by the page.
 */
export function useArrival(
  menu: Menu,
  { change }: Pick<RequestState<OrderForm>, 'change'>,
  isNew: boolean,
): Arrival | null {
  const location = useLocation()
  const navigate = useNavigate()
  const [arrival] = useState<Arrival>(() => {
    const {
      categoryId = null,
      itemId = null,
      custom = false,
    } = (location.state ?? {}) as Partial<Arrival>
    return { categoryId, itemId, custom }
  })
  const done = useRef(!isNew)

  // After every render until the dish is there: the menu comes in by and by.
  useEffect(() => {
    if (done.current) return
    const item = menu.items.find(({ id }) => id === arrival.itemId)
    const waits = arrival.itemId !== null && !item && !menu.complete && !menu.examples
    if (waits) return
    done.current = true
    if (item?.available && !menu.examples) {
      change((form) => withQuantity(form, item, quantityOf(form, item.id) + 1))
    }
    // After the screen has given the focus to its heading.
    if (arrival.custom) setTimeout(() => focusField('order-custom'))
    if (location.state !== null) {
      void navigate(
        { search: location.search, hash: location.hash },
        { replace: true, state: null },
      )
    }
  })
  return isNew ? arrival : null
}
