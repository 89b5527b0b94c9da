import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useHouse } from '#parts/use-house.ts'

/** The documents' labels are translated; a house's own are shown as written. */
const known: Readonly<Record<string, MessageDescriptor>> = {
  Interns: msg`Interns`,
  Trainings: msg`Trainings`,
  Tasks: msg`Tasks`,
}

/** The fixed counters (spec 3 §2.2): labels and counts are settings of the house. */
export function Counters() {
  const { t, i18n } = useLingui()
  // One of each label.
  const counters = [
    ...new Map(useHouse().overview_counters.map((one) => [one.label, one])).values(),
  ]
  if (counters.length === 0) return null
  return (
    <dl
      aria-label={t`Counters`}
      className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-4 text-sm"
    >
      {counters.map(({ label, count }) => {
        const word = known[label]
        return (
          <div key={label} className="flex items-baseline gap-2">
            <dt className="text-ink-soft">{word ? i18n._(word) : label}</dt>
            <dd className="font-semibold tabular">{count}</dd>
          </div>
        )
      })}
    </dl>
  )
}
