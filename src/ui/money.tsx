import { cx } from './cx.ts'
import { useFormats } from './formats.tsx'

export type MoneyProps = {
  /** Without it: the house's base currency. */ currency?: string
  className?: string
} & (
  | {
      /** Decimal, in the currency's unit, as the wire carries it. */ amount: number
      cents?: never
    }
  | { /** Integer hundredths of the currency's unit. */ cents: number; amount?: never }
)

/** An amount of money, with digits of equal width; it never breaks over two lines. */
export function Money({ currency, className, ...value }: MoneyProps) {
  const formats = useFormats()
  return (
    <span className={cx('whitespace-nowrap tabular', className)}>
      {value.cents === undefined
        ? formats.money(value.amount, currency)
        : formats.cents(value.cents, currency)}
    </span>
  )
}
