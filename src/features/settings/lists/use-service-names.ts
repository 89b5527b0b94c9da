import { useLingui } from '@lingui/react/macro'
import type { taxServices } from '#domain/settings.ts'

export function useServiceNames(): Record<(typeof taxServices)[number], string> {
  const { t } = useLingui()
  return {
    room: t`Rooms`,
    restaurant: t`Restaurant`,
    laundry: t`Laundry`,
    car: t`Cars`,
    tour: t`Tours`,
  }
}
