import { Trans, useLingui } from '@lingui/react/macro'
import type { Report } from '#contract/reports.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { revPar } from '#domain/reports.ts'
import { DateText } from '#ui/date-text.tsx'
import { useFormats } from '#ui/formats.tsx'

/** Nights, their revenue, and revenue per available room, day by day. */
export function DaysTable({ report }: { report: Report }) {
  const { t } = useLingui()
  const { money, number } = useFormats()
  return (
    <details className="rounded-md border border-line bg-surface print:not-open:hidden">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        <Trans>Occupancy and RevPAR by day</Trans>
      </summary>
      <table className="w-full border-collapse border-t border-line text-left">
        <caption className="sr-only">{t`Occupancy and RevPAR by day`}</caption>
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col" className="px-4 py-2 font-semibold">
              <Trans>Date</Trans>
            </th>
            <th scope="col" className="px-2 py-2 text-right font-semibold">
              <Trans>Nights</Trans>
            </th>
            <th scope="col" className="px-2 py-2 text-right font-semibold">
              <Trans>Occupancy</Trans>
            </th>
            <th scope="col" className="px-4 py-2 text-right font-semibold">
              <Trans>RevPAR</Trans>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular">
          {report.days.map(({ day, nights, amount }) => (
            <tr key={day}>
              <th scope="row" className="px-4 py-1.5 font-normal">
                <DateText value={day} format="short" />
              </th>
              <td className="px-2 py-1.5 text-right">{nights}</td>
              <td className="px-2 py-1.5 text-right">
                {number((nights / report.rooms) * 100, 1)} %
              </td>
              <td className="px-4 py-1.5 text-right">
                {money(fromCents(revPar({ cents: toCents(amount) }, report.rooms)))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
