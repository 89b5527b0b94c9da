import { useLingui } from '@lingui/react/macro'
import type { StayExtras } from '#contract/bookings.ts'

/** The chosen extras as a list. */
export function ExtrasText({ extras }: { extras: StayExtras }) {
  const { t } = useLingui()
  const taken = [
    extras.breakfast && t`Cooked breakfast`,
    extras.airport_transfer && t`Airport transfer`,
    extras.late_checkout && t`Late checkout`,
  ].filter((one) => one !== false)
  return taken.length === 0 ? t`None` : taken.join(', ')
}
