import type { Payable } from '#contract/payments.ts'
import type { PaymentStatus, PaymentWay } from '#domain/payments.ts'
import type { Currency } from '#domain/room-price.ts'

/**
 * Who takes cards and mobile money for the house. Calls go over the network: never inside a
 * transaction. Amounts are in the currency's smallest unit that we use: cents of a dollar, or whole
 * francs.
 */
export interface Provider {
  readonly name: PaymentWay
  /** Opens a transaction. Nothing is charged before the payer has been to `redirectUrl`. */
  start(order: Order): Promise<StartedPayment>
  /** What the provider says of it: the only thing about a payment that is ever believed. */
  status(reference: string): Promise<ProviderStatus>
  /** Asks that a transaction that was not paid can't be any more. Whether it worked `status` says. */
  abandon(reference: string): Promise<void>
  /** Asks for money back. Throws ProviderAway where nobody knows whether it arrived. */
  refund(order: RefundOrder): Promise<RefundAnswer>
}

export interface Order {
  /** Ours, unique for ever, at most 50 characters of A-Z, 0-9 and "-". */
  reference: string
  currency: Currency
  charged: number
  /** For the payer's statement: house and what for, at most 100 characters. */
  description: string
  /** What is paid for, for a page that shows it. */
  items: readonly OrderItem[]
  customer: { name: string; email: string | null; phone: string | null }
  /** The path at the house to which the browser comes back. */
  returnPath: string
}

export interface OrderItem {
  /** Absent: a room, as everything was that earlier versions took payments for. */
  kind?: Payable
  title: string
  /** `YYYY-MM-DD`; a room's nights, or the first and last day of anything else. */
  from: string | null
  to: string | null
}

export interface StartedPayment {
  /** The provider's own name for the transaction. */
  reference: string
  /** An address, or a path at the house. */
  redirectUrl: string
}

/** A provider's word on a transaction. What it does not say is null. */
export interface ProviderStatus {
  status: PaymentStatus
  /** For people, where it failed. */
  reason: string | null
  merchantReference: string | null
  currency: string | null
  /** As taken; null also where it is no whole number of the smallest unit. */
  charged: number | null
  confirmation: string | null
  method: string | null
  /** Card or phone, masked. */
  account: string | null
}

export interface RefundOrder {
  reference: string
  confirmation: string | null
  currency: Currency
  charged: number
  /** At most 100 characters, without personal data. */
  reason: string
}

export type RefundAnswer =
  /** `done`: the money is on its way; else the provider will look at it. */
  { taken: true; done: boolean; words: string } | { taken: false; words: string }

/** No answer, or none that says anything: to be tried again. The message holds no secrets. */
export class ProviderUnavailable extends Error {
  /** The request is known not to have arrived, or not to have been looked at. */
  readonly notProcessed: boolean

  constructor(message: string, { untouched }: { untouched: boolean }) {
    super(message)
    this.notProcessed = untouched
  }
}

/** The provider read it and says no. `words` are its own, for the desk. */
export class ProviderRefusal extends Error {
  readonly code: string
  readonly words: string

  constructor(call: string, code: string, words: string) {
    super(`${call} refused: ${code}`)
    this.code = code
    this.words = words
  }
}
