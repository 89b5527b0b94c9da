import { Trans, useLingui } from '@lingui/react/macro'
import { daysOf, shownTotal } from '#contract/cart-line.ts'
import type { BookCart, CartLine } from '#contract/cart.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { Badge } from '#ui/badge.tsx'
import type { Tone } from '#ui/tones.tsx'
import { cx } from '#ui/cx.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Money } from '#ui/money.tsx'
import { lineLeavesAt, useDepartures } from '../departures.ts'
import { inOrder } from '../lines.ts'
import { lineNames, totalOfLines } from '../operations/texts.ts'
import { isLive, type OwnCartLine } from '../own-cart.ts'
import { LineWhen } from './line-when.tsx'
import { quoteIn, refusedLines, type LineRefusal } from '../refused.ts'
import { useOwnCarts } from '../use-own-carts.ts'
import { useRoomsNow } from '../use-rooms-now.ts'
import { KindIcon } from './kind-icon.tsx'
import { RefusalText } from './refusal-text.tsx'
import { linePayment, lineStatus } from './status-labels.ts'

/**
 * The lines of a stay, each with its status on the server where that is known. `brief`: for a list,
 * without actions at each line.
 */
export function CartSummary({
  operation,
  brief = false,
}: {
  operation: OperationRow
  brief?: boolean
}) {
  const body = operation.body as BookCart
  const cart = useOwnCarts([operation]).of(operation)
  const names = lineNames(body, operation.words.detail)
  const roomsNow = useRoomsNow()
  // A refusal is shown at its line, also before any line is booked.
  const refused = refusedLines(
    operation.state === 'parked' ? quoteIn(operation.answer?.body) : null,
  )
  // The hours limit until when it can be sent, here and in the recovery actions.
  useDepartures()
  const total = cart?.total ?? body.totals?.total ?? totalOfLines(body.lines)
  return (
    <div className="grid gap-3">
      <ul className={brief ? 'grid gap-2' : 'divide-y divide-line'}>
        {inOrder(body.lines).map((line) => {
          const now = cart?.lines.find((one) => one.line === line.line)
          return (
            <Line
              key={line.line}
              line={line}
              title={roomsNow(line, now) ?? names(line.line)}
              now={now}
              refusal={refused.get(line.line)}
              brief={brief}
            />
          )
        })}
      </ul>
      {!brief && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 text-lg font-semibold">
          <Trans>Total</Trans>
          <Money amount={total} />
        </p>
      )}
      {cart !== null && cart.paid > 0 && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-confirmed">
          <Trans context="money">Paid</Trans>
          <Money amount={cart.paid} />
        </p>
      )}
    </div>
  )
}

function Line({
  line,
  title,
  now,
  refusal = now?.refusal ?? undefined,
  brief,
}: {
  line: CartLine
  title: string
  /** As on the server; undefined: not known. */
  now: OwnCartLine | undefined
  refusal: LineRefusal | undefined
  brief: boolean
}) {
  // The desk moves rooms and rentals, and laundry: its days, not those that were asked for.
  const { from, to } = now?.from ? { from: now.from, to: now.to ?? now.from } : daysOf(line)
  const leaves = lineLeavesAt(line)
  if (brief) {
    return (
      <li className="flex items-baseline justify-between gap-4">
        <span className="min-w-0">{title}</span>
        {now && <BriefState now={now} />}
      </li>
    )
  }
  return (
    <li className="flex flex-wrap items-start gap-3 py-3">
      <KindIcon kind={line.kind} />
      <div className="grid min-w-0 flex-1 basis-40 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-4 font-semibold">
          <span className="min-w-0 flex-1 basis-24">{title}</span>
          {(now === undefined || isLive(now)) && <Money amount={now?.total ?? shownTotal(line)} />}
        </p>
        <p className="note">
          <LineWhen from={from} to={to} />
          {leaves !== null && (
            <>
              {' · '}
              <Trans>Leaves at {leaves}</Trans>
            </>
          )}
        </p>
        {now && (
          <div className="flex flex-wrap gap-2">
            <States now={now} />
          </div>
        )}
        {refusal && (
          <p className={now ? 'text-sm' : 'text-sm font-semibold text-conflict'}>
            <RefusalText refusal={refusal} />
          </p>
        )}
        {now && <CancelLine now={now} title={title} />}
      </div>
    </li>
  )
}

/** Short texts: the service's name stands beside them. */
function BriefState({ now }: { now: OwnCartLine }) {
  const { i18n } = useLingui()
  const { label, tone } = lineStatus(now.status)
  return (
    <span className={cx('shrink-0 text-sm font-semibold', BRIEF_TONES[tone])}>
      {now.status === 'pending' ? <Trans>Waiting</Trans> : i18n._(label)}
    </span>
  )
}

const BRIEF_TONES: Partial<Record<Tone, string>> = {
  waiting: 'text-waiting',
  confirmed: 'text-confirmed',
  conflict: 'text-conflict',
  neutral: 'text-ink-soft',
}

function States({ now }: { now: OwnCartLine }) {
  const { i18n } = useLingui()
  const status = lineStatus(now.status)
  const payment = linePayment(now.paymentStatus)
  return (
    <>
      <Badge tone={status.tone}>{i18n._(status.label)}</Badge>
      {payment && <Badge tone={payment.tone}>{i18n._(payment.label)}</Badge>}
    </>
  )
}

/** States in which /cancel-bookings may still cancel something. */
const CANCELLABLE = ['pending', 'approved', 'accepted', 'confirmed']

function CancelLine({ now, title }: { now: OwnCartLine; title: string }) {
  const { t } = useLingui()
  if (now.code === null || !CANCELLABLE.includes(now.status ?? '')) return null
  return (
    // In the state, not in the address: a code is a secret.
    <ButtonLink
      to="/cancel-bookings"
      state={{ code: now.code }}
      variant="quiet"
      className="-ml-4 w-fit"
      aria-label={t`Cancel: ${title}`}
    >
      <Trans>Cancel this</Trans>
    </ButtonLink>
  )
}
