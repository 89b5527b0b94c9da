import * as z from 'zod/mini'
import { countries } from '#domain/countries.ts'
import { paymentWays } from '#domain/payments.ts'
import { openingAdvice, openingNeeds } from '#domain/setup.ts'
import { closedText } from './content.ts'
import * as f from './fields.ts'

/** The set-up of a new house: how far it is, its trials, and its opening. */

/** GET /api/setup */
export const setup = z.object({
  opened: z.boolean(),
  /** Closed to new requests by its owner, with these words for guests; null: it is not. */
  closed: z.optional(z.nullable(closedText)),
  /** What the house cannot be opened without. */
  missing: z.array(z.enum(openingNeeds)),
  advised: z.array(z.enum(openingAdvice)),
  /** Of what guests are offered without a price: `room`, or a service's kind. */
  unpriced: z.optional(z.array(z.string())),
  /** Services that are on, and have nothing to choose from. */
  empty: z.optional(z.array(z.string())),
  /** Whose taxes were confirmed; '' until then. */
  country: z.union([z.enum(countries), z.literal('')]),
  /** As the operator set it. */
  payments: z.enum(paymentWays),
  /** Whether guests may pay with test cards. */
  test_payments: z.boolean(),
  /** The newest test letter; null: none was sent. */
  letter: z.nullable(
    z.object({
      /** As of any letter; `kept`: it lies in a file, since there is no mail server. */
      state: z.enum(['queued', 'sent', 'kept', 'dropped', 'failed']),
      to: f.textOrNull,
      at: f.moment,
    }),
  ),
  /** The newest test payment; null: none was begun. */
  payment: z.nullable(
    z.object({
      provider: z.string(),
      state: z.enum(['open', 'paid', 'given_back', 'failed']),
      at: f.moment,
    }),
  ),
  /** When the last back-up was made; null: none was. */
  backed_up_at: f.momentOrNull,
})
export type Setup = z.infer<typeof setup>

/** POST /api/setup/open, and the trials: nothing is said with them. */
export const nothing = z.object({})
/** POST /api/setup/close: no new requests from guests, who read this; what is booked goes on. */
export const closeHouse = z.object({ text: closedText })
/** POST /api/setup/dismiss: what its owner does not want to be told again. */
export const dismissAdvice = z.object({ advice: z.enum(openingAdvice) })
/** POST /api/setup/test-letter. Without an address it goes to the house's own. */
export const testLetter = z.object({ to: z.optional(f.email), language: z.optional(f.language) })
/** Where the payment page is: a URL, or a path on this server. */
export const startedTestPayment = z.object({ redirect_url: z.string() })
