import { useLingui } from '@lingui/react/macro'
import type { CancellationTerms } from '#contract/cancellations.ts'
import { Badge } from '#ui/badge.tsx'
import { DateText, TimeText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { ownLabels, statusLabels } from './kind-labels.ts'

/** What was booked, when it is for, and what was paid. */
export function Booked({ terms }: { terms: CancellationTerms }) {
  const { t, i18n } = useLingui()
  const { kind, code, status, lines, day, time, currency, total, paid } = terms
  const label = statusLabels[status]
  const tone = status === 'cancelled' ? 'neutral' : status === 'pending' ? 'waiting' : 'confirmed'
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="booked" tabIndex={-1} className="text-xl">
          {i18n._(ownLabels(kind))}
        </h2>
        <Badge tone={tone}>{label === undefined ? status : i18n._(label)}</Badge>
      </div>
      <ul className="grid gap-2">
        {lines.map(({ title, detail }, index) => (
          <li key={index}>
            <p className="font-semibold">{title}</p>
            {detail !== '' && <p className="text-ink-soft">{detail}</p>}
          </li>
        ))}
      </ul>
      <DescriptionList
        items={[
          ...(day === null
            ? []
            : [
                {
                  term: kind === 'room' ? t`Check-in` : t`For`,
                  detail: (
                    <>
                      <DateText value={day} format="weekday" />
                      {time !== null && (
                        <>
                          {', '}
                          <TimeText value={time} />
                        </>
                      )}
                    </>
                  ),
                },
              ]),
          ...(total > 0
            ? [
                { term: t`Total`, detail: <Money amount={total} currency={currency} /> },
                {
                  term: t({ message: 'Paid', context: 'money' }),
                  detail: <Money amount={paid} currency={currency} />,
                },
              ]
            : []),
          { term: t`Code`, detail: <span className="font-mono tracking-wide">{code}</span> },
        ]}
      />
    </div>
  )
}
