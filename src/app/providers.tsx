import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { rwanda, setHomeNumbers } from '#domain/home-numbers.ts'
import { houseColor } from '#domain/settings.ts'
import { houseMoneyHere, knowHouseMoney } from '#offline/reads/house-money.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { useHouseMoney } from '#parts/use-house-money.ts'
import { useHouse } from '#parts/use-house.ts'
import { FormatsProvider } from '#ui/formats.tsx'
import { ToastProvider } from '#ui/toasts.tsx'
import { withMessages } from '#ui/messages.ts'
import { followHouse } from './i18n.ts'
import { lazyAfterPaint } from './lazy-after-paint.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import type { Started } from './start/start.ts'
import { StartedContext } from './started.ts'

const LateNotices = lazyAfterPaint(withMessages(() => import('./late-notices.tsx')))

/** The providers around every screen: language, queries, router, the house's time zone, notices. */
export function Providers({ started, children }: { started: Started; children: ReactNode }) {
  return (
    <StartedContext value={started}>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={started.client}>
          <BrowserRouter>
            <HouseFormats>
              <ToastProvider>
                <ScreenBoundary>{children}</ScreenBoundary>
                <LateNotices />
              </ToastProvider>
            </HouseFormats>
          </BrowserRouter>
        </QueryClientProvider>
      </I18nProvider>
    </StartedContext>
  )
}

function HouseFormats({ children }: { children: ReactNode }) {
  const { timezone, primary_color, language, languages, home_numbers = rwanda } = useHouse()
  const money = useHouseMoney()
  // Before anything below renders: its titles and sums ask for it.
  if (houseMoneyHere() !== money) knowHouseMoney(money)
  setHomeNumbers(home_numbers)
  useBrand(primary_color)
  const spoken = languages?.join()
  useEffect(() => void followHouse(language, spoken), [language, spoken])
  return (
    <FormatsProvider timeZone={timezone} base={money.base} year={useHouseDay().slice(0, 4)}>
      {children}
    </FormatsProvider>
  )
}

/**
 * The house's primary colour over the whole app; the default palette where none is set. The code that
 * computes the colours is loaded only for another colour.
 */
function useBrand(color = houseColor): void {
  useEffect(() => {
    const own = color.toLowerCase() === houseColor
    if (own && document.adoptedStyleSheets.length === 0) return undefined
    let gone = false
    void import('./apply-brand-theme.ts').then(
      ({ applyBrandTheme }) => gone || applyBrandTheme(own ? null : color),
      // The code did not load: the default palette stays.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [color])
}
