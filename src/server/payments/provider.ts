import type { Payable } from '#contract/payments.ts'
import type { PaymentStatus, PaymentWay } from '#domain/payments.ts'
import type { Currency } from '#lib/currency.ts'

/**
 * A provider of card and mobile money payments. Calls use the network: never inside a transaction.
 * Amounts are in the smallest unit: the currency's own.
 */
export interface Provider {
  readonly name: PaymentWay
  /** Starts a transaction. Nothing is charged before the payer opens `redirectUrl`. */
  start(order: Order): Promise<StartedPayment>
  /** The provider's status: the only source that is trusted. */
  status(reference: string): Promise<ProviderStatus>
  /** Asks to cancel an unpaid transaction. `status` tells the result. */
  abandon(reference: string): Promise<void>
  /**
   * Requests a refund. Throws ProviderUnavailable where it is unknown whether the request arrived.
   */
  refund(order: RefundOrder): Promise<RefundAnswer>
}

export interface Order {
  /** Our reference: unique, at most 50 characters of A-Z, 0-9 and "-". */
  reference: string
  currency: Currency
  charged: number
  /** For the payer's statement: property and purpose, at most 100 characters. */
  description: string
  /** The paid items, for a page that shows them. */
  items: readonly OrderItem[]
  customer: { name: string; email: string | null; phone: string | null }
  /** The path on this server to which the browser returns. */
  returnPath: string
}

export interface OrderItem {
  /** Absent: a room, as in all payments of earlier versions. */
  kind?: Payable
  title: string
  /** `YYYY-MM-DD`; a room's nights, or the first and last day of anything else. */
  from: string | null
  to: string | null
}

export interface StartedPayment {
  /** The provider's id of the transaction. */
  reference: string
  /** A URL, or a path on this server. */
  redirectUrl: string
}

/** The provider's status of a transaction. Unknown values are null. */
export interface ProviderStatus {
  status: PaymentStatus
  /** For people, where it failed. */
  reason: string | null
  merchantReference: string | null
  currency: string | null
  /** The amount taken; null also where it is not a whole number of the smallest unit. */
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
  /** `done`: the money is on its way; otherwise the provider will check the request. */
  { taken: true; done: boolean; words: string } | { taken: false; words: string }

/** No usable answer: retry. The message contains no secrets. */
export class ProviderUnavailable extends Error {
  /** The request did certainly not arrive or was not processed. */
  readonly notProcessed: boolean

  constructor(message: string, { untouched }: { untouched: boolean }) {
    super(message)
    this.notProcessed = untouched
  }
}

/** The provider refused the request. `words` are its own message, for the desk. */
export class ProviderRefusal extends Error {
  readonly code: string
  readonly words: string

  constructor(call: string, code: string, words: string) {
    super(`${call} refused: ${code}`)
    this.code = code
    this.words = words
  }
}
