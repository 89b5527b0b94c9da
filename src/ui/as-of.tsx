import { Trans } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from './formats.tsx'
import { StatusLine } from './status-line.tsx'

/** From when kept data is: "as of 14:05", with the day when it is not today's. */
export function AsOf({
  at,
  className,
}: {
  /** ISO; null when it is not known. */
  at: string | null
  className?: string
}) {
  const formats = useFormats()
  const [now] = useState(() => Date.now())
  if (at === null) return null
  const today = formats.date(now) === formats.date(at)
  const when = today ? formats.time(at) : formats.dateTime(at)
  return (
    <StatusLine icon={<History />} className={className}>
      <Trans>as of {when}</Trans>
    </StatusLine>
  )
}
