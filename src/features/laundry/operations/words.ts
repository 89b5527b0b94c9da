import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PlaceLaundryOrder } from '#contract/laundry.ts'
import { formatDate } from '#lib/format-date.ts'

/** "Laundry, to be fetched 24 Nov at 10:00": the day as the reader's language writes it. */
export function laundryTitle(body: PlaceLaundryOrder): MessageDescriptor {
  // At the desk the drop-off is when it comes in (decisions.md, "Orders").
  const comes = body.source === 'desk' ? body.drop_off : body.pick_up
  const [date = '', time = ''] = comes.split('T')
  // English where no language was chosen yet.
  const day = formatDate(date, { locale: i18n.locale || 'en', style: 'short' })
  return body.pickup === false
    ? msg`Laundry, brought on ${day} at ${time}`
    : msg`Laundry, fetched on ${day} at ${time}`
}

/** "2 × Shirt or blouse, 2.5 kg Wash and fold": the house's own names, the same in every language. */
export function laundryDetail(
  lines: readonly { name: string; unit: string; qty: number }[],
): string {
  return lines
    .map(({ name, unit, qty }) => (unit === 'per kg' ? `${qty} kg ${name}` : `${qty} × ${name}`))
    .join(', ')
}
