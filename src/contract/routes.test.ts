import { expect, it } from 'vitest'
import { routes, type RouteName } from './routes.ts'

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
  expect(callOf('listCars')).toBe('GET /api/cars?per_page=200')
  expect(callOf('listLaundryServices')).toBe('GET /api/laundry-services')
  expect(callOf('listReviews')).toBe('GET /api/reviews')
  expect(callOf('postReview')).toBe('POST /api/reviews')
  expect(callOf('sendMessage')).toBe('POST /api/contact')
  expect(callOf('login')).toBe('POST /api/login')
  expect(callOf('bookRoom')).toBe('POST /api/hotel/bookings')
  expect(callOf('startBookingPayment')).toBe('POST /api/hotel/bookings/{id}/pay')
  expect(callOf('startBundlePayment')).toBe('POST /api/hotel/bookings/bundle/pesapal/init')
})
