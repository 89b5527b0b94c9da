import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { withWords } from '#ui/words.ts'
import { Home } from './site/home/home.tsx'
import { SiteLayout } from './site/layout.tsx'

/**
 * Every path of the product. The home page and the site's frame are the first guest route; every
 * other screen is a chunk of its own, with words of its own, and the desk's are never reached from
 * here by a static import (checked by tests/architecture).
 */
const RestaurantPage = lazy(withWords(() => import('#features/restaurant/site/page.tsx')))
const RoomPage = lazy(withWords(() => import('#features/rooms/detail/page.tsx')))
const PaidPage = lazy(withWords(() => import('./site/paid/page.tsx')))
const RequestsPage = lazy(withWords(() => import('./site/requests/page.tsx')))
const LoginPage = lazy(withWords(() => import('#features/session/site/login-page.tsx')))
const ReviewsPage = lazy(withWords(() => import('#features/community/site/reviews-page.tsx')))
const ContactPage = lazy(withWords(() => import('#features/community/site/contact-page.tsx')))
const NotFoundPage = lazy(withWords(() => import('./site/not-found.tsx')))
const Desk = lazy(withWords(() => import('./desk/desk.tsx')))

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
        <Route path="rooms/:id" element={<RoomPage />} />
        <Route path="paid/:id" element={<PaidPage />} />
        <Route path="requests/*" element={<RequestsPage />} />
        <Route path="reviews" element={<ReviewsPage />} />
        <Route path="contact" element={<ContactPage />} />
        <Route path="login" element={<LoginPage />} />
        <Route path="concierge" element={<Navigate to="/tours" replace />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route
        path="dashboard/*"
        element={
          <Suspense fallback={null}>
            <Desk />
          </Suspense>
        }
      />
    </Routes>
  )
}
