/** What others may use of this folder. */
export { updateOverpaidFlag } from './overpaid.ts'
export { settlePriceChange } from './settle-price-change.ts'
export { stayMoney } from './stay-money.ts'
export { syncPaymentStatus } from './sync-payment-status.ts'
export { touchPayments } from './subjects.ts'
