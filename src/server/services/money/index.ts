/** What others may use of this folder. */
export { markOverpaid } from './overpaid.ts'
export { settleAnew } from './settle-anew.ts'
export { stayMoney } from './stay-money.ts'
export { touchPayments } from './subjects.ts'
