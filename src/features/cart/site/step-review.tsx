import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CreditCard, HandCoins } from 'lucide-react'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyText } from '#ui/busy-text.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { CartForm } from '../form/form.ts'
import type { LineRefusal } from '../refused.ts'
import type { Quote } from '../use-quote.ts'
import { CartLine } from './cart-line.tsx'
import { LineConflict } from './line-conflict.tsx'
import { Total } from './summary.tsx'
import { useRemove } from './use-remove.ts'

export interface ReviewProps {
  form: CartForm
  change: (part: Partial<CartForm>) => void
  lines: readonly StoredCartLine[]
  quote: Quote
  refused: ReadonlyMap<string, LineRefusal>
  /** In the base currency; null: the line is refused. */
  totalOf: (line: string) => number | null
  total: number
  /** Why paying by card is not possible now; null: it is. */
  noCard: 'link' | 'house' | null
  /** The person tried to go on, but the refused lines must be dealt with first. */
  stopped: boolean
}

/** The alert about them; it gets the focus. */
export const STOPPED = 'cart-stopped'

/** Step 3: everything once more at the server's prices, what to take, and how to pay. */
export function StepReview(props: ReviewProps) {
  const { form, lines, quote, refused, totalOf, total, stopped } = props
  const remove = useRemove()
  return (
    <div className="grid gap-6">
      {stopped && <Stopped count={refused.size} take={form.take} />}
      <ul className="-my-4 divide-y divide-line">
        {lines.map((line) => {
          const refusal = refused.get(line.line)
          return (
            <CartLine
              key={line.line}
              line={line}
              total={totalOf(line.line)}
              onRemove={refusal ? null : (one) => void remove(one)}
            >
              {refusal && (
                <LineConflict line={line} refusal={refusal} onRemove={(one) => void remove(one)} />
              )}
            </CartLine>
          )
        })}
      </ul>
      <div className="lg:hidden">
        <Total total={total} count={lines.length - refused.size} sure={quote.kind === 'quoted'} />
      </div>
      {quote.kind === 'asking' && (
        <BusyText>
          <Trans>Asking the house for its price…</Trans>
        </BusyText>
      )}
      <Person form={form} />
      <Choices {...props} />
    </div>
  )
}

function Stopped({ count, take }: { count: number; take: CartForm['take'] }) {
  return (
    <div id={STOPPED} tabIndex={-1} className="outline-none">
      <Alert
        tone="conflict"
        title={
          <Plural
            value={count}
            one="One item of your stay is not available"
            other="# items of your stay are not available"
          />
        }
      >
        {take === 'all' ? (
          <Trans>Change or remove what is marked below, or choose “Book what is available”.</Trans>
        ) : (
          <Trans>Nothing would be left. Change what is marked below.</Trans>
        )}
      </Alert>
    </div>
  )
}

function Person({ form }: { form: CartForm }) {
  const { t } = useLingui()
  return (
    <div className="flex flex-wrap items-start gap-x-4 border-t border-line pt-4">
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-semibold">{form.name}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {[form.phone, form.email].filter((text) => text.trim() !== '').join(' · ')}
        </p>
      </div>
      <TextLink
        standalone
        to={{ pathname: '/book', search: '?step=you' }}
        aria-label={t`Change: Your Details`}
      >
        <Trans>Change</Trans>
      </TextLink>
    </div>
  )
}

function Choices({ form, change, lines, noCard }: ReviewProps) {
  const { t } = useLingui()
  return (
    <>
      {lines.length > 1 && (
        <RadioCards
          label={t`If something is not available`}
          name="take"
          value={form.take}
          onChange={(take) => change({ take })}
          columns={2}
          options={[
            {
              value: 'all',
              label: t`Only if everything is available`,
              hint: t`All of it or nothing; you then choose what becomes of the rest.`,
            },
            {
              value: 'each',
              label: t`Book what is available`,
              hint: t`We book what is available, and tell you about the rest.`,
            },
          ]}
        />
      )}
      <RadioCards
        label={t`How you pay`}
        name="pay"
        value={noCard === null ? form.pay : 'counter'}
        onChange={(pay) => change({ pay })}
        columns={2}
        options={[
          {
            value: 'counter',
            label: t({ message: 'At the house', context: 'paying' }),
            hint:
              noCard === 'house'
                ? t`When you are here.`
                : t`Cash, card or mobile money, when you are here.`,
            icon: <HandCoins />,
          },
          {
            value: 'card',
            label: t`By card now`,
            icon: <CreditCard />,
            disabled: noCard !== null,
            hint:
              noCard === 'link'
                ? t`Needs internet. You can still pay by card later.`
                : noCard === 'house'
                  ? t`The house takes no cards here.`
                  : t`Once for everything, on the payment page.`,
          },
        ]}
      />
    </>
  )
}
