import { stepRental } from '#contract/rentals.ts'
import type { Endpoint } from '../../pipeline/endpoint.ts'
import { lookUpEndpoint } from '../service/look-up.ts'
import { stepEndpoints } from '../service/steps.ts'
import { listCarDays } from './days.ts'
import { listCars } from './list-cars.ts'
import { listRentals } from './list-rentals.ts'
import { rentCar } from './rent.ts'
import { rentalForms } from './rental-rows.ts'
import { rescheduleRental } from './reschedule.ts'
import { carsServer } from './server.ts'

export const endpoints: Endpoint[] = [
  listCars,
  listCarDays,
  rentCar,
  lookUpEndpoint(rentalForms),
  listRentals,
  ...stepEndpoints({ server: carsServer, body: stepRental }),
  rescheduleRental,
]
