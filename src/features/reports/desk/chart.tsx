import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '#ui/formats.tsx'

export interface Bar {
  id: string
  label: string
  /** In the base currency; below 0 where refunds exceed payments. */
  amount: number
  /** What it is made of: the table lists these in its place. */
  parts?: readonly Omit<Bar, 'parts'>[]
}

const HEIGHT = 180
const STEP = 100
const WIDTH = 56

/** The revenue breakdown: bars drawn, and the same numbers as a table beside them (spec 3 §2.12). */
export function RevenueChart({ bars }: { bars: readonly Bar[] }) {
  const { t } = useLingui()
  const { money } = useFormats()
  const highest = Math.max(1, ...bars.map(({ amount }) => amount))
  const lowest = Math.min(0, ...bars.map(({ amount }) => amount))
  const scale = HEIGHT / (highest - lowest)
  const zero = highest * scale
  return (
    <section className="grid items-center gap-x-8 gap-y-4 rounded-md border border-line bg-surface p-4 print:p-2 break-inside-avoid md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] print:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]!">
      <h2 className="text-lg md:col-span-2 print:col-span-2">
        <Trans>Revenue breakdown</Trans>
      </h2>
      <svg
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT + 40}`}
        className="h-auto w-full max-w-xl print:max-w-52"
        aria-hidden="true"
      >
        <line
          x1="0"
          x2={bars.length * STEP}
          y1={zero}
          y2={zero}
          className="stroke-control-border"
          strokeWidth="1"
        />
        {bars.map(({ id, label, amount }, at) => {
          const height = Math.max(Math.abs(amount) * scale, amount === 0 ? 0 : 2)
          const x = at * STEP + (STEP - WIDTH) / 2
          return (
            <g key={id}>
              <rect
                x={x}
                y={amount >= 0 ? zero - height : zero}
                width={WIDTH}
                height={height}
                rx="4"
                className={amount >= 0 ? 'fill-primary' : 'fill-error'}
              />
              <text
                x={at * STEP + STEP / 2}
                y={HEIGHT + 26}
                textAnchor="middle"
                className="fill-ink text-sm"
              >
                {label}
              </text>
            </g>
          )
        })}
      </svg>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{t`Revenue breakdown`}</caption>
        <tbody className="divide-y divide-line">
          {bars
            .flatMap(({ parts = [], ...bar }) => (parts.length > 0 ? parts : [bar]))
            .map(({ id, label, amount }) => (
              <tr key={id}>
                <th scope="row" className="py-2 font-normal print:py-0.5">
                  {label}
                </th>
                <td className="py-2 text-right font-semibold tabular print:py-0.5">
                  {money(amount)}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
