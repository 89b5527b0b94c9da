import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/restaurant.ts'
import { serviceTypeLabels } from '#features/restaurant/desk/words.ts'

/** Where the food goes and for how many: "Room service · 104", "Dine-in · 4 guests". */
export function WhereTo({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const words = serviceTypeLabels[order.service_type]
  const room = order.service_type === 'room' ? order.room_number : null
  return (
    <>
      {words ? i18n._(words) : order.service_type}
      {room && (
        <>
          {' · '}
          <Trans>Room {room}</Trans>
        </>
      )}
      {order.service_type === 'dine-in' && order.party_size > 0 && (
        <>
          {' · '}
          <Plural value={order.party_size} one="# guest" other="# guests" />
        </>
      )}
    </>
  )
}
