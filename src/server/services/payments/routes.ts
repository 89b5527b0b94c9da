import { startBookingPayment, startBundlePayment } from './start.ts'
import { getPaymentState } from './state.ts'

export const endpoints = [startBookingPayment, startBundlePayment, getPaymentState]
