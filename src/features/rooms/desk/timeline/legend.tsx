import { Trans, useLingui } from '@lingui/react/macro'
import { CircleDollarSign, Smartphone, Split } from 'lucide-react'
import { cx } from '#ui/cx.ts'
import { lookClass, type StayLook } from '../calendar/looks.ts'

/** Explains the looks of stays. */
export function Legend() {
  const { t } = useLingui()
  const looks: readonly [StayLook, string][] = [
    ['asked', t`Request: keeps no room`],
    ['reserved-here', t`Reserved here, not sent yet: keeps its room on this device`],
    ['held', t`Held`],
    ['given', t`Approved`],
    ['in-house', t`Active`],
    ['over', t`Completed`],
  ]
  return (
    <ul
      aria-label={t`Legend`}
      className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-ink-soft"
    >
      {looks.map(([look, words]) => (
        <li key={look} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={cx('h-4 w-6 rounded-sm border-2', lookClass[look])} />
          {words}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <Split className="size-4 text-conflict" />
        <Trans>Two for the same nights</Trans>
      </li>
      <li className="flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className="rounded-full border border-dashed border-control-border px-1.5 tabular"
        >
          1
        </span>
        <Trans>Nights free between two stays</Trans>
      </li>
      <li className="flex items-center gap-1.5">
        <CircleDollarSign className="size-4" />
        <Trans>The bill is not even</Trans>
      </li>
      <li className="flex items-center gap-1.5">
        <Smartphone className="size-4 text-waiting" />
        <Trans>Not yet with the house</Trans>
      </li>
    </ul>
  )
}
