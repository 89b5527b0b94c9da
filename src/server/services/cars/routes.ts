import * as z from 'zod/mini'
import { namedCategory } from '#contract/catalogue-manage.ts'
import { stepRental } from '#contract/rentals.ts'
import { read, type Endpoint } from '../../pipeline/endpoint.ts'
import { lookUpEndpoint, stepEndpoints } from '../service/index.ts'
import { carCategoryRows } from './car-categories.ts'
import { listCarDays } from './days.ts'
import { listCars } from './list-cars.ts'
import { listRentals } from './list-rentals.ts'
import { rentCar } from './rent.ts'
import { rentalForms } from './rental-rows.ts'
import { rescheduleRental } from './reschedule.ts'
import { carsServer } from './server.ts'

const listCarCategories = read({
  name: 'listCarCategories',
  answer: z.object({ data: z.array(namedCategory) }),
  async read(db) {
    return { data: await carCategoryRows(db, null) }
  },
})

export const endpoints: Endpoint[] = [
  listCars,
  listCarCategories,
  listCarDays,
  rentCar,
  lookUpEndpoint(rentalForms),
  listRentals,
  ...stepEndpoints({ server: carsServer, body: stepRental }),
  rescheduleRental,
]
