import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { toCents } from '#domain/money.ts'
import { DataList } from '#ui/data-list.tsx'
import { useFormats } from '#ui/formats.tsx'
import { Price } from '#ui/shown-currency.tsx'
import type { Offer } from '../../data.ts'
import { useHouse } from '../../parts/use-house.ts'

/** Laundry by the piece, the kilo or the pair. */
export function PriceList({ offers }: { offers: readonly Offer[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { laundry_pickup_fee, laundry_rush_rate } = useHouse()
  const rush = formats.number(Math.round(laundry_rush_rate * 100))
  return (
    <div className="grid gap-3">
      <DataList
        label={t`Laundry prices`}
        rows={offers.filter(({ available }) => available)}
        rowKey={(offer) => offer.id}
        columns={[
          { key: 'name', header: t`Service`, primary: true, render: ({ name }) => name },
          { key: 'unit', header: t`Counted`, render: ({ kind }) => <UnitWords unit={kind} /> },
          {
            key: 'back',
            header: t`Back after`,
            render: ({ measure }) =>
              measure === null ? '–' : <Plural value={measure} one="# hour" other="# hours" />,
          },
          {
            key: 'price',
            header: t`Price`,
            align: 'end',
            render: ({ cents }) => <Price cents={cents} className="font-semibold" />,
          },
        ]}
      />
      <p className="text-ink-soft">
        {laundry_pickup_fee > 0 && (
          <>
            <Trans>
              Fetching and bringing back is <Price cents={toCents(laundry_pickup_fee)} />.
            </Trans>{' '}
          </>
        )}
        <Trans>Express takes about half the time and costs {rush} % more.</Trans>
      </p>
    </div>
  )
}

/** The documents' three units; another host's word as it came. */
function UnitWords({ unit }: { unit: string }) {
  switch (unit) {
    case 'per item':
      return <Trans>per item</Trans>
    case 'per kg':
      return <Trans>per kg</Trans>
    case 'per pair':
      return <Trans>per pair</Trans>
    default:
      return unit
  }
}
