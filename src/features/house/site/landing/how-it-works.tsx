import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useHouse } from '#parts/use-house.ts'

/** From the search to a confirmed stay, in three steps. */
export function HowItWorks() {
  const { payments } = useHouse()
  return (
    <ol className="grid gap-6 md:grid-cols-3">
      <Step number={1} title={<Trans>Choose</Trans>}>
        <Trans>Dates, a room, and what you would like besides. No account, no password.</Trans>
      </Step>
      <Step number={2} title={<Trans>Send</Trans>}>
        <Trans>
          With internet the house gets it at once. Without it your device keeps it and sends it
          later, while this site is open.
        </Trans>
      </Step>
      <Step number={3} title={<Trans>Be confirmed</Trans>}>
        <Trans>The house confirms. A code finds your booking again.</Trans>{' '}
        {payments === 'none' ? (
          <Trans>Pay when you are here.</Trans>
        ) : (
          <Trans>Pay online or when you are here.</Trans>
        )}
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
