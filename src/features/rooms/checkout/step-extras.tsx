import { Trans, useLingui } from '@lingui/react/macro'
import { CarFront, CookingPot, Moon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StayExtras } from '#contract/bookings.ts'
import { amountIn, houseMoney, roomExchange, toCents, type Exchange } from '#domain/money.ts'
import { cx } from '#ui/cx.ts'
import { Money } from '#ui/money.tsx'
import type { StepProps } from './use-stay.ts'

/** Step 2: the extras, each with its price (spec 1 §9). */
export function StepExtras({ form, change, stay }: StepProps) {
  const { t } = useLingui()
  const { extras } = stay.house
  const exchange = roomExchange(houseMoney(stay.house))
  const set = (part: Partial<StayExtras>) => change({ extras: { ...form.extras, ...part } })
  return (
    <fieldset className="grid gap-3">
      <legend className="float-left w-full text-ink-soft">
        <Trans>Breakfast is included with rooms. Take what else you like; it can be nothing.</Trans>
      </legend>
      <Extra
        icon={<CookingPot />}
        name={t`Cooked breakfast`}
        hint={t`Eggs, beans and fruit, for each guest each day`}
        price={extras.breakfast}
        exchange={exchange}
        on={form.extras.breakfast}
        onChange={(breakfast) => set({ breakfast })}
      />
      <Extra
        icon={<CarFront />}
        name={t`Airport transfer`}
        hint={t`We fetch you from the airport`}
        price={extras.airport_transfer}
        exchange={exchange}
        on={form.extras.airport_transfer}
        onChange={(transfer) => set({ airport_transfer: transfer })}
      />
      <Extra
        icon={<Moon />}
        name={t`Late checkout`}
        hint={t`Keep the room until the afternoon`}
        price={extras.late_checkout}
        exchange={exchange}
        on={form.extras.late_checkout}
        onChange={(late) => set({ late_checkout: late })}
      />
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
        'flex min-h-16 items-center gap-3 rounded-md border bg-surface px-4 py-3 transition-colors hover:border-primary',
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
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-ink-soft">{hint}</span>
      </span>
      <span className="grid shrink-0 justify-items-end text-right">
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
