import { Trans } from '@lingui/react/macro'
import { pictureUrl } from '#offline/link/base.ts'
import { Card, CardTitle } from '#ui/card.tsx'
import { Picture } from '#ui/picture.tsx'
import type { RentalForm } from '../form/form.ts'
import { OutingText } from '../parts/outing-text.tsx'
import { BackButton } from '#ui/wizard-foot.tsx'
import { NextButton, type FootProps } from './foot.tsx'
import { TotalsTable } from './totals-table.tsx'
import type { RentalNow } from './use-rental.ts'

/** Instant quote beside the steps on wide screens: the car, the days, the price, the one act. */
export function Quote({
  form,
  rental,
  foot,
}: {
  form: RentalForm
  rental: RentalNow
  foot: FootProps
}) {
  const { car, totals, outing } = rental
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
              <p className="text-sm text-ink-soft">
                <OutingText outing={outing} />
              </p>
            </div>
            <div aria-live="polite">
              <TotalsTable totals={totals} extras={form.extras} />
            </div>
          </>
        ) : (
          <p className="text-ink-soft">
            {car ? (
              <Trans>Say when, and the price stands here.</Trans>
            ) : (
              <Trans>Choose a car, and its price stands here.</Trans>
            )}
          </p>
        )}
        <div className="mt-1 grid gap-2">
          <NextButton {...foot} block />
          {foot.step !== 'car' && <BackButton onBack={foot.onBack} />}
        </div>
      </div>
    </Card>
  )
}
