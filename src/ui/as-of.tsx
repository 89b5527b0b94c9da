import { Trans } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from './formats.tsx'
import { StatusLine } from './status-line.tsx'

/** From when kept data is: "as of 14:05", with the day when it is not today's. */
export function AsOf({
  at,
}: {
  /** ISO; null when it is not known. */
  at: string | null
}) {
  const formats = useFormats()
  const [now] = useState(() => Date.now())
  if (at === null) return null
  const today = formats.date(now) === formats.date(at)
  const when = today ? formats.time(at) : formats.dateTime(at)
  return (
    <StatusLine icon={<History />}>
      <Trans>as of {when}</Trans>
    </StatusLine>
  )
}
