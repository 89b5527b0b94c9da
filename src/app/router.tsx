import { lazy, Suspense } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { withWords } from '#ui/words.ts'
import { Home } from './site/home/home.tsx'
import { SiteLayout } from './site/layout.tsx'

/**
 * Every path of the product. The home page and the site's frame are the first guest route; every
 * other screen is a chunk of its own, with words of its own, and the desk's are never reached from
 * here by a static import (checked by tests/architecture).
 */
const RestaurantPage = lazy(withWords(() => import('#features/restaurant/site/page.tsx')))
const TablePage = lazy(withWords(() => import('#features/tables/site/page.tsx')))
const LaundryPage = lazy(withWords(() => import('#features/laundry/site/page.tsx')))
const RoomPage = lazy(withWords(() => import('#features/rooms/detail/page.tsx')))
const PaidPage = lazy(withWords(() => import('./site/paid/page.tsx')))
const RequestsPage = lazy(withWords(() => import('./site/requests/page.tsx')))
const LoginPage = lazy(withWords(() => import('#features/session/site/login-page.tsx')))
const ReviewsPage = lazy(withWords(() => import('#features/community/site/reviews-page.tsx')))
const ContactPage = lazy(withWords(() => import('#features/community/site/contact-page.tsx')))
const InfoPage = lazy(withWords(() => import('#features/house/site/info/page.tsx')))
const HousePages = lazy(withWords(() => import('#features/house/site/pages.tsx')))
const ServicesPages = lazy(withWords(() => import('./site/services.tsx')))
const LandingPage = lazy(withWords(() => import('#features/house/site/landing/page.tsx')))
const CarRentalPage = lazy(withWords(() => import('#features/cars/site/page.tsx')))
const ToursPage = lazy(withWords(() => import('#features/tours/site/page.tsx')))
const CartPage = lazy(withWords(() => import('#features/cart/site/page.tsx')))
const CancelPage = lazy(withWords(() => import('#features/cancel/site/page.tsx')))
const ForgotPage = lazy(withWords(() => import('#features/session/site/forgot-page.tsx')))
const NotFoundPage = lazy(withWords(() => import('./site/not-found.tsx')))
const Staff = lazy(withWords(() => import('./desk/staff.tsx')))

const loadInstallOffer = withWords(() => import('./install-offer.tsx'))
const InstallOffer = lazy(() => loadInstallOffer().catch(() => ({ default: () => null })))

export function Router() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route index element={<Home />} />
        <Route
          path="restaurant"
          element={
            <RestaurantPage
              // An offer: its code missing on a cut link must not take the news of the order along.
              afterOrder={
                <Suspense fallback={null}>
                  <InstallOffer />
                </Suspense>
              }
            />
          }
        />
        <Route path="restaurant/table" element={<TablePage />} />
        <Route path="rooms/:id" element={<RoomPage />} />
        <Route path="paid/:id" element={<PaidPage />} />
        <Route path="requests/*" element={<RequestsPage />} />
        <Route path="reviews" element={<ReviewsPage />} />
        <Route path="contact" element={<ContactPage />} />
        <Route path="login" element={<LoginPage />} />
        <Route path="appartment-info" element={<InfoPage />} />
        <Route path="apartment-info" element={<InfoPage />} />
        <Route path="map" element={<HousePages page="map" />} />
        <Route path="register" element={<HousePages page="register" />} />
        <Route path="privacy" element={<HousePages page="privacy" />} />
        <Route path="welcome" element={<LandingPage />} />
        <Route path="services/*" element={<ServicesPages />} />
        <Route path="services/restaurant" element={<Navigate to="/restaurant" replace />} />
        <Route
          path="services/restaurant/custom"
          element={<Navigate to="/restaurant?step=order" state={{ custom: true }} replace />}
        />
        <Route path="book" element={<CartPage />} />
        <Route path="tours" element={<ToursPage />} />
        <Route path="car-rental" element={<CarRentalPage />} />
        <Route path="laundry" element={<LaundryPage />} />
        <Route path="cancel-bookings" element={<CancelPage />} />
        <Route path="forgot-password" element={<ForgotPage />} />
        <Route path="concierge" element={<Navigate to="/tours" replace />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route
        element={
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        }
      >
        <Route path="dashboard/*" element={<Staff screen="desk" />} />
        <Route path="housekeeping/*" element={<Staff screen="housekeeping" />} />
        <Route path="kitchen/*" element={<Staff screen="kitchen" />} />
      </Route>
    </Routes>
  )
}
