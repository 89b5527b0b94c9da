import { list } from '../first-routes.ts'
import type { Route } from '../route.ts'
import { forAdmins, forReception, offerEdit, serviceStep } from './kinds.ts'

/** What the house offers: rooms, dishes, cars, laundry and tours, shown and edited. */
export const catalogueRoutes = {
  getRoom: list('/api/rooms/{id}'),
  createRoom: forAdmins({
    method: 'POST',
    paths: ['/api/rooms'],
    access: 'staff',
    offline: 'queued',
    subject: 'rooms',
  }),
  updateRoom: forReception(offerEdit('rooms', '/api/rooms/{id}')),
  deleteRoom: forAdmins({
    method: 'DELETE',
    paths: ['/api/rooms/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'rooms',
  }),

  listTours: list('/api/tours', 'include=category'),
  listTourCategories: list('/api/tour-categories'),
  listCars: list('/api/cars', 'include=category&per_page=200'),
  listLaundryServices: list('/api/laundry-services'),

  createCategory: forAdmins({
    method: 'POST',
    paths: ['/api/categories'],
    access: 'staff',
    offline: 'queued',
    subject: 'categories',
  }),
  updateCategory: forAdmins(serviceStep('categories', '/api/categories/{id}')),
  createItem: forAdmins({
    method: 'POST',
    paths: ['/api/categories/{id}/items'],
    access: 'staff',
    offline: 'queued',
    subject: 'items',
  }),
  updateItem: offerEdit('items', '/api/items/{id}'),
  deleteItem: forAdmins({
    method: 'DELETE',
    paths: ['/api/items/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'items',
  }),
  listCarCategories: list('/api/car-categories'),
  createCarCategory: forAdmins({
    method: 'POST',
    paths: ['/api/car-categories'],
    access: 'staff',
    offline: 'queued',
    subject: 'car_categories',
  }),
  updateCarCategory: forAdmins(serviceStep('car_categories', '/api/car-categories/{id}')),
  createCar: forAdmins({
    method: 'POST',
    paths: ['/api/cars'],
    access: 'staff',
    offline: 'queued',
    subject: 'cars',
  }),
  updateCar: forReception(offerEdit('cars', '/api/cars/{id}')),
  deleteCar: forAdmins({
    method: 'DELETE',
    paths: ['/api/cars/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'cars',
  }),
  createLaundryService: forAdmins({
    method: 'POST',
    paths: ['/api/laundry-services'],
    access: 'staff',
    offline: 'queued',
    subject: 'laundry_services',
  }),
  updateLaundryService: forReception(offerEdit('laundry_services', '/api/laundry-services/{id}')),
  deleteLaundryService: forAdmins({
    method: 'DELETE',
    paths: ['/api/laundry-services/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'laundry_services',
  }),
  createTour: forAdmins({
    method: 'POST',
    paths: ['/api/tours'],
    access: 'staff',
    offline: 'queued',
    subject: 'tours',
  }),
  updateTour: forReception(offerEdit('tours', '/api/tours/{id}')),
  deleteTour: forAdmins({
    method: 'DELETE',
    paths: ['/api/tours/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'tours',
  }),
  createTourCategory: forAdmins({
    method: 'POST',
    paths: ['/api/tour-categories'],
    access: 'staff',
    offline: 'queued',
    subject: 'tour_categories',
  }),
  updateTourCategory: forAdmins(serviceStep('tour_categories', '/api/tour-categories/{id}')),
} as const satisfies Record<string, Route>
