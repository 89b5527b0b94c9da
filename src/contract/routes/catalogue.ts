import { list } from '../first-routes.ts'
import type { Route } from '../route.ts'
import { serviceStep } from './kinds.ts'

/** What the house offers: rooms, dishes, cars, laundry and tours, shown and edited. */
export const catalogueRoutes = {
  getRoom: list('/api/rooms/{id}'),
  createRoom: {
    method: 'POST',
    paths: ['/api/rooms'],
    access: 'staff',
    offline: 'queued',
    subject: 'rooms',
  },
  updateRoom: serviceStep('rooms', '/api/rooms/{id}'),
  deleteRoom: {
    method: 'DELETE',
    paths: ['/api/rooms/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'rooms',
  },

  listTours: list('/api/tours', 'include=category'),
  listTourCategories: list('/api/tour-categories'),
  listCars: list('/api/cars', 'include=category&per_page=200'),
  listLaundryServices: list('/api/laundry-services'),

  createCategory: {
    method: 'POST',
    paths: ['/api/categories'],
    access: 'staff',
    offline: 'queued',
    subject: 'categories',
  },
  updateCategory: serviceStep('categories', '/api/categories/{id}'),
  createItem: {
    method: 'POST',
    paths: ['/api/categories/{id}/items'],
    access: 'staff',
    offline: 'queued',
    subject: 'items',
  },
  updateItem: serviceStep('items', '/api/items/{id}'),
  deleteItem: {
    method: 'DELETE',
    paths: ['/api/items/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'items',
  },
  listCarCategories: list('/api/car-categories'),
  createCarCategory: {
    method: 'POST',
    paths: ['/api/car-categories'],
    access: 'staff',
    offline: 'queued',
    subject: 'car_categories',
  },
  updateCarCategory: serviceStep('car_categories', '/api/car-categories/{id}'),
  createCar: {
    method: 'POST',
    paths: ['/api/cars'],
    access: 'staff',
    offline: 'queued',
    subject: 'cars',
  },
  updateCar: serviceStep('cars', '/api/cars/{id}'),
  deleteCar: {
    method: 'DELETE',
    paths: ['/api/cars/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'cars',
  },
  createLaundryService: {
    method: 'POST',
    paths: ['/api/laundry-services'],
    access: 'staff',
    offline: 'queued',
    subject: 'laundry_services',
  },
  updateLaundryService: serviceStep('laundry_services', '/api/laundry-services/{id}'),
  deleteLaundryService: {
    method: 'DELETE',
    paths: ['/api/laundry-services/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'laundry_services',
  },
  createTour: {
    method: 'POST',
    paths: ['/api/tours'],
    access: 'staff',
    offline: 'queued',
    subject: 'tours',
  },
  updateTour: serviceStep('tours', '/api/tours/{id}'),
  deleteTour: {
    method: 'DELETE',
    paths: ['/api/tours/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'tours',
  },
  createTourCategory: {
    method: 'POST',
    paths: ['/api/tour-categories'],
    access: 'staff',
    offline: 'queued',
    subject: 'tour_categories',
  },
  updateTourCategory: serviceStep('tour_categories', '/api/tour-categories/{id}'),
} as const satisfies Record<string, Route>
