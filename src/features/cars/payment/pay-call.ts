import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { isErrorCode } from '#contract/errors.ts'
import type { PayByCard } from '#contract/rentals.ts'
import { readAt } from '#contract/route.ts'
import type { AskServer } from '#offline/link/ask.ts'
import type { Asked } from '#offline/link/types.ts'
import type { WholeCard } from './entry.ts'

export interface RentalToPay {
  id: string
  /** In the base currency. */
  amount: number
}

/** `lines`: messages about single fields. `unknown`: no certain answer, it may be paid. */
export type PayOutcome =
  | { kind: 'paid' }
  /** Our server stores the masked card; no money came. */
  | { kind: 'announced' }
  | { kind: 'refused'; message: string | null; lines: readonly string[]; answer: unknown }
  | { kind: 'unknown' }

type Answer = Extract<Asked, { kind: 'answer' }>

/**
 * Pays a rental by card, in the documents' shapes and paths: nested, on 422 or 400 flat, and on 404
 * the same two at /api/payments/charge (spec 2 §7). Each is asked once; where one stays without an
 * answer no other follows. The card goes into these bodies and nowhere else.
 */
export async function payByCard(
  ask: AskServer,
  rental: RentalToPay,
  card: WholeCard,
): Promise<PayOutcome> {
  const charge = {
    rental_id: rental.id,
    amount: rental.amount,
    currency: houseMoneyHere().base,
    method: 'card',
  } as const
  const shapes: PayByCard[] = [
    { ...charge, card: nested(card) },
    { ...charge, ...flat(card) },
  ]
  const endpoints = [
    { route: 'payRental', params: { id: rental.id } },
    { route: 'chargeCard' },
  ] as const
  let last: Answer | null = null
  for (const endpoint of endpoints) {
    for (const body of shapes) {
      const asked = await ask({ ...endpoint, body })
      if (asked.kind === 'none' || uncertain(asked)) return { kind: 'unknown' }
      if (isAnnounced(asked)) return { kind: 'announced' }
      if (isPaid(asked)) return { kind: 'paid' }
      last = asked
      if (!otherShape(asked)) break
    }
    if (last !== null && !otherPath(last)) break
  }
  return refused(last)
}

const nested = ({ holder, number, month, year, cvc, brand }: WholeCard) => ({
  name: holder,
  number,
  exp_month: month,
  exp_year: year,
  cvc,
  brand,
})

const flat = ({ holder, number, month, year, cvc, brand }: WholeCard) => ({
  card_holder: holder,
  card_number: number,
  exp_month: month,
  exp_year: year,
  cvc,
  brand,
})

const otherShape = ({ status }: Answer) => status === 422 || status === 400

/** A path that is not there, as against a rental that our server does not have. */
const otherPath = ({ status, body }: Answer) => status === 404 && !isErrorCode(readAt(body, 'code'))

/** It broke after it had arrived: what it did is not known. */
const uncertain = ({ status }: Answer) => status >= 500 || status === 408

const isAnnounced = ({ status, body }: Answer) =>
  status === 202 && readAt(body, 'status') === 'announced'

interface Signs {
  status?: string
  paid?: boolean
  payment_status?: string
}

/** Any of the documents' signs (spec 2 §7), unless the answer says explicitly that it is not. */
function isPaid({ status, body }: Answer): boolean {
  const bodies = [body, readAt(body, 'data')].map((one) => (one ?? {}) as Signs)
  const any = (holds: (answer: Signs) => boolean) => bodies.some(holds)
  if (
    any((one) => one.status === 'succeeded' || one.paid === true || one.payment_status === 'paid')
  )
    return true
  const denied = any(
    (one) => one.paid === false || one.status === 'failed' || one.payment_status === 'failed',
  )
  return status === 200 && !denied
}

function refused(answer: Answer | null): PayOutcome {
  const body = answer?.body
  const { message, errors = {} } = (body ?? {}) as {
    message?: string
    errors?: Record<string, string | string[]>
  }
  const lines = Object.entries(errors).map(
    ([field, texts]) => `${field}: ${[texts].flat().join(', ')}`,
  )
  return { kind: 'refused', message: message || null, lines, answer: body }
}
