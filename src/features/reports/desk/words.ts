import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportCategory } from '#domain/reports.ts'

export const categoryWords: Record<ReportCategory, MessageDescriptor> = {
  booking: msg`Booking`,
  payment: msg`Payment`,
  restaurant: msg`Restaurant`,
  bar: msg`Bar`,
  car: msg`Car`,
  laundry: msg`Laundry`,
  tour: msg`Tour`,
}
