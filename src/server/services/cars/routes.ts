import type { Endpoint } from '../../http/endpoint.ts'
import { listCarDays } from './days.ts'
import { listCars } from './list-cars.ts'
import { listRentals } from './list-rentals.ts'
import { lookUpRentals } from './look-up.ts'
import { rentCar } from './rent.ts'
import { rescheduleRental } from './reschedule.ts'
import { rentalSteps } from './steps.ts'

export const endpoints: Endpoint[] = [
  listCars,
  listCarDays,
  rentCar,
  lookUpRentals,
  listRentals,
  ...rentalSteps,
  rescheduleRental,
]
