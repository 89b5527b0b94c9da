/** What others may use of this folder. */
export { markOverpaid } from './overpaid.ts'
export { settlePriceChange } from './settle-anew.ts'
export { stayMoney } from './stay-money.ts'
export { touchPayments } from './subjects.ts'
