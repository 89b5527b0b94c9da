import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { Home } from './site/home/home.tsx'
import { speakDesk } from './i18n.ts'
import { SiteLayout } from './site/layout.tsx'

/**
 * Every path of the product. The home page and the site's frame are the first guest route; every
 * other screen is a chunk of its own, and the desk's are never reached from here by a static import
 * (checked by tests/architecture).
 */
const RestaurantPage = lazy(() => import('#features/restaurant/site/page.tsx'))
const RequestsPage = lazy(() => import('./site/requests/page.tsx'))
const LoginPage = lazy(() => import('#features/session/site/login-page.tsx'))
const InstallOffer = lazy(() =>
  import('./install-offer.tsx').catch(() => ({ default: () => null })),
)
const NotFoundPage = lazy(() => import('./site/not-found.tsx'))
const Desk = lazy(async () => {
  const [desk] = await Promise.all([import('./desk/desk.tsx'), speakDesk()])
  return desk
})

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
        <Route path="requests/*" element={<RequestsPage />} />
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
