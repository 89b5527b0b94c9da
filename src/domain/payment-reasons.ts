/** Why a payment failed, where the server says it itself, as it is stored. Else the provider's own words. */
export const paymentReasons = {
  declined: 'The bank declined the card.',
  cancelled: 'The payment was cancelled.',
  invalid: 'The provider calls it invalid.',
} as const
