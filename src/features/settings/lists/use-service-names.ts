import { useLingui } from '@lingui/react/macro'
import type { Payable } from '#contract/payments.ts'

export function useServiceNames(): Record<Payable, string> {
  const { t } = useLingui()
  return {
    room: t`Rooms`,
    restaurant: t`Restaurant`,
    laundry: t`Laundry`,
    car: t`Cars`,
    tour: t`Tours`,
  }
}
