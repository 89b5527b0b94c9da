import { Trans } from '@lingui/react/macro'
import { type CSSProperties, lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { cx } from '#ui/cx.ts'
import { ShownCurrencyProvider } from '#ui/shown-currency.tsx'
import { LoadingText } from '#ui/skeleton.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { withMessages } from '#ui/messages.ts'
import { lazyAfterPaint } from '../lazy-after-paint.tsx'
import { ScreenBoundary } from '../screen-boundary.tsx'
import { Header } from './frame/header.tsx'
import { useStripShown } from './frame/link-strip.tsx'
import { beginsUnderHeader } from './frame/top-rule.ts'
import { useCurrency } from './frame/use-currency.ts'
import { offline } from '#offline/offline.ts'
import { useHouse } from '#parts/use-house.ts'
import { useValue } from '#ui/use-value.ts'

/** Where staff sign in, and where guests find what is booked, pay for it and read the terms of it. */
const always = /^\/(login|forgot|privacy|terms|contact|requests|paid|cancel)|[?&]request=/

/** Whether a page is closed because the house has not opened; staff see the site as it will be. */
function useOpeningSoon(address: string): boolean {
  const { opened } = useHouse()
  const session = useValue(offline().session)
  return opened === false && session === null && !always.test(address)
}

const Footer = lazyAfterPaint(
  withMessages(() => import('./frame/footer.tsx')),
  'min-h-80 bg-primary-deep print:hidden',
)

const OpeningSoon = lazy(withMessages(() => import('#features/house/site/opening-soon.tsx')))

/** The frame of every guest's screen. A screen brings its own `<main id="main">`. */
export function SiteLayout() {
  const { pathname, search } = useLocation()
  const transparent = beginsUnderHeader(pathname)
  const strip = useStripShown()
  const currency = useCurrency()
  if (useOpeningSoon(pathname + search)) {
    return (
      <Suspense fallback={null}>
        <OpeningSoon />
      </Suspense>
    )
  }
  return (
    <ShownCurrencyProvider value={currency.shown}>
      <SkipLink />
      <ScrollToTop />
      <Header transparent={transparent} currency={currency} />
      <div
        style={
          {
            // What stands over a page that begins under the header.
            '--over-page': strip ? '6.75rem' : '4rem',
            paddingTop: transparent ? 0 : strip ? '7.75rem' : '5rem',
          } as CSSProperties
        }
      >
        {/* The footer begins below what is seen first: nothing that comes in pushes it about. */}
        <div className="flow-root min-h-dvh">
          <StoreNotice
            className={cx(
              'container-page pb-4',
              transparent ? 'pt-[calc(var(--over-page)+1rem)]' : 'pt-4',
            )}
          />
          <ScreenBoundary key={pathname}>
            <Suspense fallback={<ScreenComing />}>
              <Outlet />
            </Suspense>
          </ScreenBoundary>
        </div>
        <Footer />
      </div>
    </ShownCurrencyProvider>
  )
}

/** While a screen's code comes in: rarely seen, since the worker keeps it. */
function ScreenComing() {
  return (
    <main id="main" className="container-page min-h-[80dvh] pt-28">
      <LoadingText label={<Trans>Loading…</Trans>} lines={4} />
    </main>
  )
}

/**
 * A new page begins at its top, or at the part of it that is asked for; Back returns to where one
 * was (the browser's own).
 */
function ScrollToTop() {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type !== 'POP') {
      if (hash === '') scrollTo(0, 0)
      else document.getElementById(hash.slice(1))?.scrollIntoView()
    }
  }, [pathname, hash, type])
  return null
}

/** Rarely wanted. Without it the order form still says so when it cannot save. */
const load = withMessages(() => import('./frame/store-text.tsx'))
const StoreText = lazy(() => load().catch(() => ({ default: () => null })))

/** What this device cannot do: nothing can be kept here, or a newer version has taken over. */
function StoreNotice({ className }: { className: string }) {
  const device = useValue(offline().device)
  if (device !== 'unavailable' && device !== 'newer') return null
  return (
    <div className={className}>
      <Suspense fallback={null}>
        <StoreText device={device} />
      </Suspense>
    </div>
  )
}
