import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** From the search to a confirmed stay, in three steps. */
export function HowItWorks() {
  return (
    <ol className="grid gap-6 md:grid-cols-3">
      <Step number={1} title={<Trans>Choose</Trans>}>
        <Trans>Dates and a room, a dinner, a tour. No account, no password.</Trans>
      </Step>
      <Step number={2} title={<Trans>Send</Trans>}>
        <Trans>
          With the link up the house has it at once. Without it your device keeps it, says so, and
          sends it when there is internet and this site is open.
        </Trans>
      </Step>
      <Step number={3} title={<Trans>Be confirmed</Trans>}>
        <Trans>
          The house confirms by e-mail or SMS, with a code that finds your booking again. Pay online
          or when you are here.
        </Trans>
      </Step>
    </ol>
  )
}

function Step({
  number,
  title,
  children,
}: {
  number: number
  title: ReactNode
  children: ReactNode
}) {
  return (
    <li className="grid content-start gap-1.5 border-t-2 border-primary pt-4">
      <h3 className="flex items-baseline gap-2 text-lg">
        <span aria-hidden="true" className="text-xl text-primary tabular">
          {number}
        </span>
        {title}
      </h3>
      <p className="text-ink-soft">{children}</p>
    </li>
  )
}
