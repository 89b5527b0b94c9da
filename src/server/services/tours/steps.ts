import * as z from 'zod/mini'
import { stepTourBooking, tourBooking, updateTourBooking } from '#contract/tour-bookings.ts'
import { tourSteps } from '#domain/tours.ts'
import { write, type Endpoint } from '../../pipeline/endpoint.ts'
import { stepEndpoints, type StepSettings, takeStep } from '../service/index.ts'
import type { TourBookingRow } from './days.ts'
import { toursServer } from './server.ts'

const settings: StepSettings<TourBookingRow> = {
  server: toursServer,
  body: stepTourBooking,
}

/** PATCH /api/tour-bookings/{id} with {status}: the same steps, by where they lead. */
const generalUpdate = write({
  name: 'updateTourBooking',
  body: updateTourBooking,
  answer: z.object({ data: tourBooking }),
  write(tx, call) {
    const step = tourSteps.names.find((one) => tourSteps.leadsTo(one) === call.body.status)
    return takeStep(tx, settings, step ?? 'cancel', call)
  },
})

export const steps: Endpoint[] = [...stepEndpoints(settings), generalUpdate]
