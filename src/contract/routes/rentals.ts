import { list } from '../first-routes.ts'
import type { Route } from '../route.ts'
import { forReception, lookUp, serviceStep, staffList } from './kinds.ts'

/** Rentals of cars. */
export const rentalsRoutes = {
  rentCar: {
    method: 'POST',
    paths: ['/api/car-rentals/orders'],
    access: 'public',
    offline: 'queued',
    subject: 'car_rentals',
    answerId: ['id', 'rental_id', 'rental.id', 'data.id', 'data.rental_id', 'data.rental.id'],
  },
  /** When cars are out, and nothing of whose rentals they are. */
  listCarDays: list('/api/cars/days'),
  lookUpRentals: lookUp('/api/car-rentals/lookup'),
  listRentals: forReception(staffList('/api/car-rentals', 'include=car')),
  approveRental: forReception(serviceStep('car_rentals', '/api/car-rentals/{id}/approve')),
  completeRental: forReception(serviceStep('car_rentals', '/api/car-rentals/{id}/complete')),
  cancelRental: forReception(serviceStep('car_rentals', '/api/car-rentals/{id}/cancel')),
  rescheduleRental: forReception(serviceStep('car_rentals', '/api/car-rentals/{id}')),
} as const satisfies Record<string, Route>
