import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { laundryQtyStep } from '#domain/laundry.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { Alert } from '#ui/alert.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { useFormats } from '#ui/formats.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { Picture } from '#ui/picture.tsx'
import { Money } from '#ui/money.tsx'
import { LoadingText } from '#ui/skeleton.tsx'
import { feesOf, type Service } from '../data.ts'
import { fieldIds, MAX_QUANTITY, withQuantity } from '../form/form.ts'
import { useUnitLabels } from '../parts/quote-table.tsx'
import type { StepProps } from './use-laundry.ts'

/** Step 1: how much of what, fetched or brought, and how soon. */
export function StepServices({ form, change, laundry }: StepProps) {
  const { t } = useLingui()
  const { list, quote } = laundry
  return (
    <div className="grid gap-5">
      {quote.unavailable.map(({ id, name }) => (
        <Alert
          key={id}
          tone="conflict"
          title={name === null ? t`No longer available` : t`No longer available: ${name}.`}
          action={
            <Button variant="secondary" onClick={() => change((now) => withQuantity(now, id, 0))}>
              <Trans>Remove it</Trans>
            </Button>
          }
        />
      ))}
      {list.pending && <LoadingText label={t`Loading the price list…`} lines={6} />}
      {list.failed && (
        <Alert tone="error" live title={t`Failed to load laundry services`}>
          <Trans>
            The prices are not on this device yet, and the house does not answer just now. They come
            by themselves when it does; until then, please call.
          </Trans>
        </Alert>
      )}
      {!list.pending && !list.failed && list.shown.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Nothing is on offer just now. Ask us.</Trans>
        </p>
      )}
      {list.shown.length > 0 && (
        <ul
          id={fieldIds.services}
          tabIndex={-1}
          className="divide-y divide-line border-y border-line"
        >
          {list.shown.map((service) => (
            <ServiceLine
              key={service.id}
              service={service}
              qty={form.quantities[service.id] ?? 0}
              onChange={(qty) => change((now) => withQuantity(now, service.id, qty))}
            />
          ))}
        </ul>
      )}
      {list.asOf !== null && <AsOf at={list.asOf} />}
      {!list.pending && <Besides form={form} change={change} laundry={laundry} />}
    </div>
  )
}

/** Fetched and brought, and how soon. */
function Besides({ form, change, laundry }: Pick<StepProps, 'form' | 'change' | 'laundry'>) {
  const { t } = useLingui()
  const formats = useFormats()
  const fees = feesOf(laundry.house)
  const percent = formats.number(Math.round(fees.rushRate * 100))
  return (
    <div className="grid gap-1 sm:grid-cols-2 sm:gap-4">
      <CheckboxField
        label={<span className="font-semibold">{t`Pickup`}</span>}
        checked={form.pickup}
        onChange={(pickup) => change({ pickup })}
        hint={
          fees.pickupFeeCents > 0 ? (
            <Trans>
              We fetch it from you and bring it back, for <Money cents={fees.pickupFeeCents} />.
            </Trans>
          ) : (
            <Trans>We fetch it from you and bring it back.</Trans>
          )
        }
      />
      <CheckboxField
        label={<span className="font-semibold">{t`Express`}</span>}
        checked={form.express}
        onChange={(express) => change({ express })}
        hint={<Trans>Back in about 12–24h instead of 24–48h, for {percent} % more.</Trans>}
      />
    </div>
  )
}

function ServiceLine({
  service,
  qty,
  onChange,
}: {
  service: Service
  qty: number
  onChange: (qty: number) => void
}) {
  const unitLabels = useUnitLabels()
  return (
    <li className="flex flex-wrap items-center justify-end gap-3 py-3">
      <div className="flex min-w-0 flex-1 basis-28 items-center gap-3">
        <Picture
          src={pictureUrl(service.imagePath)}
          alt=""
          ratio="1/1"
          className="w-14 shrink-0 rounded-sm max-sm:hidden"
        />
        <div className="min-w-0">
          <p className="font-semibold">{service.name}</p>
          <p className="note">
            <Money cents={service.priceCents} className="font-semibold text-ink" />{' '}
            {unitLabels.per(service.unit)}
            <span className="max-sm:sr-only"> · </span>
            <span className="max-sm:block">
              <Plural
                value={service.turnaroundHours}
                one="back after # hour"
                other="back after # hours"
              />
            </span>
          </p>
        </div>
      </div>
      <NumberStepper
        compact
        label={service.name}
        value={qty}
        onChange={onChange}
        min={0}
        max={MAX_QUANTITY}
        step={laundryQtyStep(service.unit)}
        unit={unitLabels.of(service.unit, qty)}
      />
    </li>
  )
}
