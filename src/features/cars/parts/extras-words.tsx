import { Trans, useLingui } from '@lingui/react/macro'
import { rentalExtraNames, type RentalExtras } from '#domain/cars.ts'
import { extraWords } from './status-words.ts'

/** "GPS, Full insurance", or "None". */
export function ExtrasWords({ extras }: { extras: RentalExtras }) {
  const { i18n } = useLingui()
  const taken = rentalExtraNames.filter((name) => extras[name])
  if (taken.length === 0) return <Trans>None</Trans>
  return <>{taken.map((name) => i18n._(extraWords[name])).join(', ')}</>
}
