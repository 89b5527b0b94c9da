import type { BookBundle, BookRoom } from '#contract/bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'

/**
 * Address of the payment of a booking made on this device: the wizard's last step, or the bundle's.
 */
export function payAddress({
  id,
  route,
  body,
}: Pick<OperationRow, 'id' | 'route' | 'body'>): string {
  if (route === 'bookBundle') {
    const [first = ''] = (body as BookBundle).room_ids
    return `/rooms/${encodeURIComponent(first)}?bundle=1&request=${id}`
  }
  return `/rooms/${encodeURIComponent((body as BookRoom).room_id)}?step=pay&request=${id}`
}
