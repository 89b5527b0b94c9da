import { expect, it } from 'vitest'
import { answerId } from './route.ts'
import { routeOf, routes, type RouteName } from './routes.ts'

/** Method, paths in the order they are tried, and the query that always goes along. */
const callOf = (name: RouteName) => {
  const { method, paths, query } = routes[name] as {
    method: string
    paths: readonly string[]
    query?: string
  }
  return `${method} ${paths[0]}${query === undefined ? '' : `?${query}`}`
}

it('makes the documented calls of the public site, page sizes and all (spec 1 §7, §9)', () => {
  expect(callOf('listRooms')).toBe('GET /api/rooms?per_page=200')
  expect(callOf('getRoom')).toBe('GET /api/rooms/{id}')
  expect(callOf('listHotelBookings')).toBe('GET /api/hotel-bookings?per_page=500')
  expect(callOf('listCategories')).toBe('GET /api/categories?sort=position&dir=asc')
  expect(callOf('listCategoryItems')).toBe(
    'GET /api/categories/{id}/items?include=category&available=1',
  )
  expect(callOf('listCars')).toBe('GET /api/cars?include=category&per_page=200')
  expect(callOf('listLaundryServices')).toBe('GET /api/laundry-services')
  expect(callOf('listReviews')).toBe('GET /api/reviews')
  expect(callOf('postReview')).toBe('POST /api/reviews')
  expect(callOf('sendMessage')).toBe('POST /api/contact')
  expect(callOf('login')).toBe('POST /api/login')
  expect(callOf('bookRoom')).toBe('POST /api/hotel/bookings')
  expect(callOf('startBookingPayment')).toBe('POST /api/hotel/bookings/{id}/pay')
  expect(callOf('startBundlePayment')).toBe('POST /api/hotel/bookings/bundle/pesapal/init')
})

it('makes the documented calls of the service pages, paths in their order (spec 2 §7)', () => {
  expect(callOf('listLaundryServices')).toBe('GET /api/laundry-services')
  expect(callOf('listCategories')).toBe('GET /api/categories?sort=position&dir=asc')
  expect(callOf('listTourCategories')).toBe('GET /api/tour-categories')
  // Chosen, sought and to be had is selected on the device, without the link as with it.
  expect(callOf('listTours')).toBe('GET /api/tours?include=category')
  const posts = (name: RouteName) => [routes[name].method, ...routes[name].paths].join(' ')
  expect(posts('placeLaundryOrder')).toBe(
    'POST /api/laundry-orders/create-public /api/laundry-orders',
  )
  expect(posts('placeRestaurantOrder')).toBe(
    'POST /api/restaurant/orders /api/restaurant/orders/public',
  )
  expect(posts('reserveTable')).toBe(
    'POST /api/restaurant/reservations /api/restaurant/reservations/public',
  )
  expect(posts('rentCar')).toBe('POST /api/car-rentals/orders')
  expect(posts('payRental')).toBe('POST /api/car-rentals/{id}/pay')
  expect(posts('chargeCard')).toBe('POST /api/payments/charge')
  expect(posts('bookTour')).toBe(
    'POST /api/tours/bookings /api/tours/{tourId}/book /api/tour-bookings /api/tour-bookings/public',
  )
})

it('reads the id of what was made wherever the documents’ hosts put it (spec 2 §3, §7)', () => {
  const idOf = (name: RouteName, body: unknown) => answerId(routeOf(name), body)
  for (const body of [
    { id: 7 },
    { rental_id: 7 },
    { rental: { id: 7 } },
    { data: { id: 7 } },
    { data: { rental_id: 7 } },
    { data: { rental: { id: 7 } } },
  ]) {
    expect(idOf('rentCar', body)).toBe('7')
  }
  for (const body of [{ id: 7 }, { order_id: 7 }, { data: { id: 7 } }, { order: { id: 7 } }]) {
    expect(idOf('placeRestaurantOrder', body)).toBe('7')
  }
  expect(idOf('rentCar', { message: 'Created' })).toBeUndefined()
})
