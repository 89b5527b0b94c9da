import { rentalSteps } from '#domain/cars.ts'
import { list } from '../first-routes.ts'
import type { Route } from '../route.ts'
import {
  changePayment,
  forAdmins,
  forReception,
  lookUp,
  offerCreate,
  offerEdit,
  offerRemove,
  online,
  recordPayment,
  serviceStep,
  staffList,
} from '../routes/kinds.ts'
import type { PushNotification, Service } from './service.ts'

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
  silentAtDesk: false,
  confirmedWithCart: false,
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
    dueIn: ['active', 'completed'],
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
    routes: { create: 'createCar', change: 'updateCar', remove: 'deleteCar' },
    categories: {
      table: 'car_categories',
      list: 'listCarCategories',
      routes: { create: 'createCarCategory', change: 'updateCarCategory' },
    },
  },
  overAfter: 'dropoff_date',
} as const satisfies Service

export const carsNotifications = {
  kind: 'car',
  title: 'New: Car rental',
} as const satisfies PushNotification

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
  /** When cars are rented out, without personal data. */
  listCarDays: list('/api/cars/days'),
  lookUpRentals: lookUp('/api/car-rentals/lookup'),
  listRentals: forReception(staffList('/api/car-rentals', 'include=car')),
  approveRental: forReception(serviceStep('car_rentals', '/api/car-rentals/{id}/approve')),
  completeRental: forReception(serviceStep('car_rentals', '/api/car-rentals/{id}/complete')),
  cancelRental: forReception(serviceStep('car_rentals', '/api/car-rentals/{id}/cancel')),
  rescheduleRental: forReception(serviceStep('car_rentals', '/api/car-rentals/{id}')),
  recordRentalPayment: recordPayment('/api/car-rentals'),
  changeRentalPayment: changePayment('/api/car-rentals'),
  payRental: online('/api/car-rentals/{id}/pay'),
  /** The documents' way where a host has no path of a rental's own (spec 2 §7). */
  chargeCard: online('/api/payments/charge'),

  listCars: list('/api/cars', 'include=category&per_page=200'),
  createCar: offerCreate('cars', '/api/cars'),
  updateCar: forReception(offerEdit('cars', '/api/cars/{id}')),
  deleteCar: offerRemove('cars', '/api/cars/{id}'),
  listCarCategories: list('/api/car-categories'),
  createCarCategory: offerCreate('car_categories', '/api/car-categories'),
  updateCarCategory: forAdmins(serviceStep('car_categories', '/api/car-categories/{id}')),
} as const satisfies Record<string, Route>

/** For the API reference only; not in any client bundle. */
export const rentalsSummaries: Readonly<Record<keyof typeof rentalsRoutes, string>> = {
  rentCar: 'Rents a car; it is claimed on receipt',
  listCarDays: 'When cars are out, and nothing of whose rentals they are',
  lookUpRentals: 'State of up to 50 rentals by their codes',
  listRentals: 'Car rentals, newest first',
  approveRental: 'pending becomes approved',
  completeRental: 'any state that is not final becomes completed',
  cancelRental: 'any state that is not final becomes cancelled',
  rescheduleRental: 'Moves a rental to other days, if its car is free then',
  recordRentalPayment: 'Money taken for a car rental',
  changeRentalPayment: 'Changes, refunds or cancels money on a car rental',
  payRental: 'Pays a rental by card, in the sandbox alone; nothing of the card is kept',
  chargeCard: 'The same for the rental that the body names',
  listCars: 'Cars',
  listCarCategories: 'Car categories',
  createCarCategory: 'Adds a car category',
  updateCarCategory:
    'Changes a car category; fields that a colleague changed meanwhile are refused',
  createCar: 'Adds a car',
  updateCar: 'Changes a car; fields that a colleague changed meanwhile are refused',
  deleteCar: 'Takes a car out of the offer',
}
