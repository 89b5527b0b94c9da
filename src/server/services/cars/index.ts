/** What others may use of this folder. */
export { chargeCard, payRental } from './pay.ts'
