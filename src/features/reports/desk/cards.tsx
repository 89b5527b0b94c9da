import { Trans, useLingui } from '@lingui/react/macro'
import { noRevenue, reportServices, type ReportCategory } from '#contract/report-kinds.ts'
import type { Report } from '#contract/reports.ts'
import { fromCents, roundHalfUp, toCents } from '#domain/money.ts'
import { ancillaryRevenue, selectedRevenue } from '#domain/reports.ts'
import { useFormats } from '#ui/formats.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** Five beside each other on a sheet. */
const PAPER = 'print:px-2 print:py-1.5 print:[&>p]:text-sm!'

/** The five cards (spec 3 §2.12, §9). */
export function Cards({ report, category }: { report: Report; category: ReportCategory | 'all' }) {
  const { t } = useLingui()
  const { money, number } = useFormats()
  const revenue = noRevenue()
  for (const service of reportServices) revenue[service] = toCents(report.revenue[service])
  const { occupied_nights: nights, rooms, rooms_set } = report
  const possible = rooms * report.days.length
  const adr = nights === 0 ? 0 : roundHalfUp(toCents(report.booking_amount) / nights)
  return (
    <div className="grid grid-cols-2 gap-2.5 md:grid-cols-3 xl:grid-cols-5 print:grid-cols-5!">
      <StatTile
        className={PAPER}
        label={t`Revenue (Selected)`}
        value={money(fromCents(selectedRevenue(revenue, category)))}
        hint={t`Paid minus refunded`}
      />
      <StatTile
        className={PAPER}
        label={t`Bookings`}
        value={report.bookings}
        hint={t`Stays with a night here`}
      />
      <StatTile
        className={PAPER}
        label={t`Occupancy`}
        value={`${number(possible === 0 ? 0 : (nights / possible) * 100, 1)} %`}
        hint={
          rooms_set ? (
            t`${nights} nights of the house’s ${rooms} rooms`
          ) : (
            <Trans>
              {nights} nights of {rooms} rooms (default; set yours in{' '}
              <TextLink to="/dashboard/settings">Settings</TextLink>)
            </Trans>
          )
        }
      />
      <StatTile
        className={PAPER}
        label={t`ADR`}
        value={money(fromCents(adr))}
        hint={t`Booking amount by night`}
      />
      <StatTile
        className={PAPER}
        label={t`Ancillary Revenue`}
        value={money(fromCents(ancillaryRevenue(revenue)))}
        hint={t`All that is not rooms`}
      />
    </div>
  )
}
