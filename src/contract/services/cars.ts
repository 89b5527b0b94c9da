import { rentalSteps } from '#domain/cars.ts'
import type { News, Service } from './service.ts'

/** Rentals of cars (spec 2 §3, spec 3 §4). */
export const cars = {
  kind: 'car',
  table: 'car_rentals',
  addresses: ['car-rental'],
  noun: 'rental',
  steps: rentalSteps,
  stepRoutes: { approve: 'approveRental', complete: 'completeRental', cancel: 'cancelRental' },
  done: { approve: 'approved', complete: 'completed', cancel: 'cancelled' },
  confirmedBy: ['approve'],
  toldAtDesk: false,
  toldWithCart: false,
  routes: { place: 'rentCar', list: 'listRentals', lookUp: 'lookUpRentals' },
  answeredAs: 'rental',
  guestCancels: {
    from: ['pending', 'approved'],
    until: { hours: 'car_free_hours', day: 'pickup_date', time: 'pickup_time' },
  },
  when: { day: 'pickup_date', time: 'pickup_time', until: 'dropoff_date' },
  payment: {
    record: 'recordRentalPayment',
    change: 'changeRentalPayment',
    owedIn: ['active', 'completed'],
    reported: 2,
  },
  chargeable: true,
  inCart: {
    total: 'totals.grand_total',
    day: 'schedule.pickup_date',
    until: 'schedule.dropoff_date',
    time: 'schedule.pickup_time',
  },
  offer: {
    table: 'cars',
    list: 'listCars',
    chosenAs: 'car',
    picture: 'image_path',
    reviewedAs: 'car',
    categories: { table: 'car_categories', list: 'listCarCategories' },
  },
  overAfter: 'dropoff_date',
} as const satisfies Service

export const carsNews = { kind: 'car', title: 'New: Car rental' } as const satisfies News
