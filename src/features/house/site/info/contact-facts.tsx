import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, MapPin } from 'lucide-react'
import { formatHour } from '#lib/format-hour.ts'
import { useHouse } from '#parts/use-house.ts'
import { CallOrWrite } from '../../parts/call-or-write.tsx'

/** Where the house is and how to speak to a person there. */
export function ContactFacts() {
  const { i18n } = useLingui()
  const { address, hours } = useHouse()
  const from = formatHour(hours.contact.open, i18n.locale)
  const until = formatHour(hours.contact.close, i18n.locale)
  return (
    <div className="grid gap-4">
      {address !== '' && (
        <p className="flex items-start gap-3">
          <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          {address}
        </p>
      )}
      <p className="flex items-start gap-3">
        <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <Trans>
          {from} – {until} daily
        </Trans>
      </p>
      <CallOrWrite />
    </div>
  )
}
