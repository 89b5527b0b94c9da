import { startBookingPayment, startBundlePayment, startPaymentFor } from './start.ts'
import { getPaymentState } from './state.ts'

export const endpoints = [startBookingPayment, startBundlePayment, startPaymentFor, getPaymentState]
