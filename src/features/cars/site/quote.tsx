import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  extraCents,
  offeredExtras,
  rentalExtraNames,
  type RentalExtraPrices,
  type RentalExtras,
  type RentalTotals,
} from '#domain/cars.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { Card, CardTitle } from '#ui/card.tsx'
import { Money } from '#ui/money.tsx'
import { Picture } from '#ui/picture.tsx'
import { BackButton, WizardButton, WizardFooter } from '#ui/wizard-footer.tsx'
import type { RentalForm } from '../form/form.ts'
import type { Step } from '../form/problems.ts'
import { extraText } from '../form/extras.ts'
import { RentalPeriodText } from '../parts/rental-summary.tsx'
import type { RentalNow } from './use-rental.ts'

/** The form that the buttons of both places send. */
export const FORM = 'rental-form'

export interface FooterProps {
  step: Step
  busy: boolean
  /** What the last step does. */
  act: 'rent' | 'change' | 'stay'
  onBack: () => void
}

/** The quote and the one button, always in view on a phone. */
export function RequestFooter({ rental, ...props }: FooterProps & { rental: RentalNow }) {
  const { car, totals } = rental
  const quote =
    car && totals ? (
      <>
        <Money cents={totals.total_cents} className="block text-lg font-semibold" />
        <span className="block max-w-36 truncate note">
          <Plural value={totals.days} one="# day" other="# days" />
          {' · '}
          {car.name}
        </span>
      </>
    ) : (
      <span className="note">
        <Trans>No car chosen yet</Trans>
      </span>
    )
  return <WizardFooter quote={quote} onward={<NextButton {...props} />} />
}

function NextButton({ step, busy, act, block }: FooterProps & { block?: boolean }) {
  return (
    <WizardButton form={FORM} last={step === 'review'} busy={busy} block={block}>
      <NextText step={step} act={act} />
    </WizardButton>
  )
}

function NextText({ step, act }: Pick<FooterProps, 'step' | 'act'>) {
  switch (step) {
    case 'car':
      return <Trans>Next: Schedule</Trans>
    case 'schedule':
      return act === 'stay' ? <Trans>Next: Review</Trans> : <Trans>Next: Details</Trans>
    case 'details':
      return <Trans>Next: Review</Trans>
    default:
      break
  }
  if (act === 'stay') return <Trans>Add to my stay</Trans>
  return act === 'change' ? <Trans>Send the change</Trans> : <Trans>Confirm rental</Trans>
}

/** Instant quote beside the steps on wide screens: the car, the days, the price, the one button. */
export function Quote({
  form,
  rental,
  footer,
}: {
  form: RentalForm
  rental: RentalNow
  footer: FooterProps
}) {
  const { car, totals, period } = rental
  return (
    <Card padding="none" className="sticky top-[calc(var(--over-page)+1rem)]">
      {car && <Picture src={pictureUrl(car.imagePath)} alt="" ratio="16/9" />}
      <div className="grid gap-3 p-5">
        <CardTitle level={2}>
          <Trans>Instant quote</Trans>
        </CardTitle>
        {car && totals ? (
          <>
            <div>
              <p className="font-semibold">{car.name}</p>
              <p className="note">
                <RentalPeriodText period={period} />
              </p>
            </div>
            <div aria-live="polite">
              <TotalsTable totals={totals} extras={form.extras} prices={rental.prices} />
            </div>
          </>
        ) : (
          <p className="text-ink-soft">
            {car ? (
              <Trans>Choose the dates to see the price.</Trans>
            ) : (
              <Trans>Choose a car to see the price.</Trans>
            )}
          </p>
        )}
        <div className="mt-1 grid gap-2">
          <NextButton {...footer} block />
          {footer.step !== 'car' && <BackButton onBack={footer.onBack} />}
        </div>
      </div>
    </Card>
  )
}

/** What it comes to, line by line (spec 2 §9). */
export function TotalsTable({
  totals,
  extras,
  prices,
}: {
  totals: RentalTotals
  extras: RentalExtras
  prices: RentalExtraPrices
}) {
  const { i18n } = useLingui()
  const taken = offeredExtras(extras, prices)
  const { days } = totals
  return (
    <dl className="grid gap-1.5">
      <Line term={<Plural value={days} one="Car, # day" other="Car, # days" />}>
        {totals.base_cents}
      </Line>
      {rentalExtraNames
        .filter((name) => taken[name])
        .map((name) => (
          <Line key={name} term={i18n._(extraText[name])}>
            {extraCents(name, days, prices)}
          </Line>
        ))}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2.5 font-semibold">
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>
          <Money cents={totals.total_cents} className="text-lg" />
        </dd>
      </div>
    </dl>
  )
}

function Line({ term, children }: { term: ReactNode; children: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-soft">{term}</dt>
      <dd>
        <Money cents={children} />
      </dd>
    </div>
  )
}
