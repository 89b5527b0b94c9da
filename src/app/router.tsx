import { lazy, Suspense } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import { withMessages } from '#ui/messages.ts'
import { Home } from './site/home/home.tsx'
import { SiteLayout } from './site/layout.tsx'
import { servicePages } from './site/service-pages.ts'

/**
 * Every path of the product. The home page and the site's frame are the first guest route; every
 * other screen is a chunk of its own, with texts of its own, and the desk's are never reached from
 * here by a static import (checked by tests/architecture).
 */
const RoomPage = lazy(withMessages(() => import('#features/rooms/detail/page.tsx')))
const PaidPage = lazy(withMessages(() => import('./site/paid/page.tsx')))
const RequestsPage = lazy(withMessages(() => import('./site/requests/page.tsx')))
const LoginPage = lazy(withMessages(() => import('#features/session/site/login-page.tsx')))
const ReviewsPage = lazy(withMessages(() => import('#features/community/site/reviews-page.tsx')))
const ContactPage = lazy(withMessages(() => import('#features/community/site/contact-page.tsx')))
const InfoPage = lazy(withMessages(() => import('#features/house/site/info/page.tsx')))
const HousePages = lazy(withMessages(() => import('#features/house/site/pages.tsx')))
const ServicesPages = lazy(withMessages(() => import('./site/services.tsx')))
const WelcomePage = lazy(withMessages(() => import('./site/welcome.tsx')))
const CartPage = lazy(withMessages(() => import('#features/cart/site/page.tsx')))
const CancelPage = lazy(withMessages(() => import('#features/cancel/site/page.tsx')))
const ForgotPage = lazy(withMessages(() => import('#features/session/site/forgot-page.tsx')))
const NotFoundPage = lazy(withMessages(() => import('./site/not-found.tsx')))
// It says nothing itself: the desk and the doors to it bring their own messages.
const Staff = lazy(() => import('./desk/staff.tsx'))

const loadInstallOffer = withMessages(() => import('./install-offer.tsx'))
const InstallOffer = lazy(() => loadInstallOffer().catch(() => ({ default: () => null })))

// Only an offer: if its code does not load, the order's confirmation must still be shown.
const afterOrder = (
  <Suspense fallback={null}>
    <InstallOffer />
  </Suspense>
)

export function Router() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route index element={<Home />} />
        {servicePages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page afterOrder={afterOrder} />} />
        ))}
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
        <Route path="terms" element={<HousePages page="terms" />} />
        <Route path="welcome" element={<WelcomePage />} />
        <Route path="pages/:slug" element={<HousePages page="own" />} />
        <Route path="services/*" element={<ServicesPages />} />
        <Route path="book" element={<CartPage />} />
        <Route path="cancel-bookings" element={<CancelPage />} />
        <Route path="forgot-password" element={<ForgotPage />} />
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
