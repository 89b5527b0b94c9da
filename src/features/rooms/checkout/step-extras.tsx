import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CarFront, CookingPot, Moon } from 'lucide-react'
import type { ReactNode } from 'react'
import { amountIn, houseMoney, roomExchange, toCents, type Exchange } from '#domain/money.ts'
import { cx } from '#ui/cx.ts'
import { Money } from '#ui/money.tsx'
import { extraLabels } from '../parts/extras-text.tsx'
import type { StepProps } from './use-stay.ts'

const offers = [
  {
    extra: 'breakfast',
    icon: <CookingPot />,
    hint: msg`For each guest each day`,
  },
  { extra: 'airport_transfer', icon: <CarFront />, hint: msg`We fetch you from the airport` },
  { extra: 'late_checkout', icon: <Moon />, hint: msg`Keep the room until the afternoon` },
] as const

/** Step 2: the extras, each with its price (spec 1 §9). */
export function StepExtras({ form, change, stay }: StepProps) {
  const { i18n } = useLingui()
  const { extras, breakfast_included: breakfast } = stay.house
  const exchange = roomExchange(houseMoney(stay.house))
  return (
    <fieldset className="grid gap-3">
      <legend className="float-left w-full text-ink-soft">
        {breakfast !== false && <Trans>Breakfast is included with rooms.</Trans>}{' '}
        {offers.some(({ extra }) => extras[extra] !== null) ? (
          <Trans>Extras are optional.</Trans>
        ) : (
          <Trans>There are no extras to choose.</Trans>
        )}
      </legend>
      {offers.map(({ extra, icon, hint }) => (
        <Extra
          key={extra}
          icon={icon}
          name={i18n._(extraLabels[extra])}
          hint={i18n._(hint)}
          price={extras[extra]}
          exchange={exchange}
          on={form.extras[extra]}
          onChange={(on) => change({ extras: { ...form.extras, [extra]: on } })}
        />
      ))}
      {stay.asked.quantity > 1 && (
        <p className="text-sm text-ink-soft">
          <Trans>Extras are counted for each room.</Trans>
        </p>
      )}
    </fieldset>
  )
}

function Extra({
  icon,
  name,
  hint,
  price,
  exchange,
  on,
  onChange,
}: {
  icon: ReactNode
  name: string
  hint: string
  /** Null: the house does not offer it. */
  price: number | null
  exchange: Exchange
  on: boolean
  onChange: (on: boolean) => void
}) {
  if (price === null) return null
  const cents = toCents(price)
  return (
    <label
      className={cx(
        'flex min-h-16 flex-wrap items-center gap-x-3 rounded-md border bg-surface px-4 py-3 transition-colors hover:border-primary',
        'border-control-border has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring has-checked:inset-ring-primary',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 outline-none"
      />
      <span className="shrink-0 text-primary [&_svg]:size-6">{icon}</span>
      <span className="grid min-w-0 flex-1 basis-24">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-ink-soft">{hint}</span>
      </span>
      <span className="ml-auto grid justify-items-end text-right">
        {exchange.rate === null ? (
          <Money cents={cents} className="font-semibold" />
        ) : (
          <>
            <Money {...amountIn(exchange, cents)} className="font-semibold" />
            <span className="text-sm text-ink-soft">
              <Money cents={cents} />
            </span>
          </>
        )}
      </span>
    </label>
  )
}
