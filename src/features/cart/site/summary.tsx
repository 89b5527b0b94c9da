import { Plural, Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react/macro'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { Card, CardTitle } from '#ui/card.tsx'
import { Money } from '#ui/money.tsx'
import { BackButton } from '#ui/wizard-footer.tsx'
import { NextButton, type FooterProps } from './request-footer.tsx'

/** Beside the steps on wide screens: all lines with prices, the total, and the main button. */
export function Summary({
  lines,
  totalOf,
  foot,
}: {
  lines: readonly StoredCartLine[]
  /** In the base currency; null: the line is refused. */
  totalOf: (line: string) => number | null
  foot: FooterProps
}) {
  const { t } = useLingui()
  return (
    <Card
      as="section"
      aria-label={t`Your stay`}
      className="sticky top-[calc(var(--over-page)+1rem)] grid gap-4"
    >
      <CardTitle level={2}>
        <Trans>Your stay</Trans>
      </CardTitle>
      <ul className="grid gap-2">
        {lines.map(({ line, title }) => {
          const total = totalOf(line)
          return (
            <li key={line} className="flex items-baseline justify-between gap-4">
              <span className={total === null ? 'min-w-0 line-through' : 'min-w-0'}>{title}</span>
              {total === null ? (
                <span className="shrink-0 text-sm font-semibold text-conflict">
                  <Trans>Not available</Trans>
                </span>
              ) : (
                <Money amount={total} className="shrink-0" />
              )}
            </li>
          )
        })}
      </ul>
      <Total total={foot.total} count={foot.count} sure={foot.sure} />
      <div className="grid gap-2">
        <NextButton {...foot} block />
        {foot.step !== 'what' && <BackButton onBack={foot.onBack} />}
      </div>
    </Card>
  )
}

export function Total({ total, count, sure }: { total: number; count: number; sure: boolean }) {
  return (
    <div className="border-t border-line pt-3">
      <p className="flex items-baseline justify-between gap-4 text-lg font-semibold">
        <span>
          <Trans>Total</Trans>{' '}
          <span className="text-sm font-normal text-ink-soft">
            <Plural value={count} one="# item" other="# items" />
          </span>
        </span>
        <Money amount={total} />
      </p>
      <p className="note">
        {sure ? (
          <Trans>The house’s price, taxes included.</Trans>
        ) : (
          <Trans>The house confirms the price.</Trans>
        )}
      </p>
    </div>
  )
}
