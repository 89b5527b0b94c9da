import { chargeCard, payRental } from '../cars/index.ts'
import { startBookingPayment, startBundlePayment, startPaymentFor } from './start.ts'
import { getPaymentState } from './state.ts'

export const endpoints = [
  startBookingPayment,
  startBundlePayment,
  startPaymentFor,
  payRental,
  chargeCard,
  getPaymentState,
]
