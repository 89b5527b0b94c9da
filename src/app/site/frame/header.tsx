import { Trans, useLingui } from '@lingui/react/macro'
import { Menu, ReceiptText } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useHouse } from '#parts/use-house.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Link, NavLink } from '#ui/link.tsx'
import { withMessages } from '#ui/messages.ts'
import { HouseLogo } from '../../house-logo.tsx'
import { whenIdle } from '../../start/first-paint.ts'
import { CurrencySelect } from './currency-select.tsx'
import { toFooterLinks } from './footer-links.ts'
import { LanguageSelect } from './language-select.tsx'
import { LinkStrip, loadPanel, useStripShown } from './link-strip.tsx'
import type { MobileMenu } from './mobile-menu.tsx'
import { desktopNav } from './nav-items.ts'
import type { CurrencyChoice } from './use-currency.ts'
import { plural } from '@lingui/core/macro'
import { useRequestsCount } from './use-requests-count.ts'

/** The menu's code, which a first load does without; asked for as soon as there is time. */
const loadMenu = withMessages(() => import('./mobile-menu.tsx'))

/** Sticky, slides in, transparent at the top of the pages that begin under it (spec 1 §2). */
export function Header({
  transparent,
  currency,
}: {
  transparent: boolean
  currency: CurrencyChoice
}) {
  const { t, i18n } = useLingui()
  const clear = !useScrolled() && transparent
  const strip = useStripShown()
  const { pages } = useHouse()
  const [menuOpen, setMenuOpen] = useState(false)
  const [MenuPanel, setMenuPanel] = useState<typeof MobileMenu | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        void loadPanel()
        loadMenu().catch(() => undefined)
      }),
    [],
  )
  // The house's own pages have no room beside the others: they are in the menu.
  const hasMore = pages?.some((page) => page.in_menu)
  const openMenu = () => {
    setMenuOpen(true)
    loadMenu().then(
      (code) => setMenuPanel(() => code.MobileMenu),
      () => {
        // The link was cut before it came: the foot of the page has the links, too.
        setMenuOpen(false)
        toFooterLinks()
      },
    )
  }
  const opens = { 'aria-expanded': menuOpen, 'aria-haspopup': 'dialog', onClick: openMenu } as const
  return (
    <header
      className={cx(
        'fixed inset-x-0 top-0 z-30 text-ink transition duration-200 starting:-translate-y-full print:hidden',
        clear ? 'bg-transparent' : 'border-b border-line bg-surface',
      )}
    >
      <div className="container-page flex min-h-16 items-center gap-2">
        <Link to="/" className="mr-auto flex min-h-11 min-w-0 items-center rounded-sm py-1">
          <HouseLogo />
        </Link>
        <nav aria-label={t`Main`} className="hidden lg:block">
          <ul className="flex items-center">
            {desktopNav.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  className={({ isActive }) =>
                    cx(ITEM, isActive && 'text-primary underline decoration-2 underline-offset-8')
                  }
                >
                  {i18n._(label)}
                </NavLink>
              </li>
            ))}
            {hasMore && (
              <li className="hidden xl:block">
                <button type="button" className={ITEM} {...opens}>
                  <Trans>More</Trans>
                </button>
              </li>
            )}
          </ul>
        </nav>
        <div className="hidden items-center lg:flex">
          <CurrencySelect currency={currency} />
          <LanguageSelect />
        </div>
        <RequestsLink />
        <span className={hasMore ? 'xl:hidden' : 'lg:hidden'}>
          <IconButton label={t`Menu`} {...opens}>
            <Menu />
          </IconButton>
        </span>
      </div>
      {strip && <LinkStrip />}
      {MenuPanel && (
        <MenuPanel open={menuOpen} onClose={() => setMenuOpen(false)} currency={currency} />
      )}
    </header>
  )
}

const ITEM =
  'flex min-h-11 items-center rounded-sm px-2 font-medium whitespace-nowrap hover:bg-current/10 xl:px-3'

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page has left its top: a transparent header then needs ground to be read. */
function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => scrollY > 8)
}

/** The way to everything sent from this device, with how many are not settled. */
function RequestsLink() {
  const { t } = useLingui()
  const { waiting, needYou } = useRequestsCount()
  const open = waiting + needYou
  const label =
    open === 0
      ? t`Your requests`
      : t`Your requests: ${plural(open, { one: '# open', other: '# open' })}`
  return (
    <Link
      to="/requests"
      aria-label={label}
      title={label}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-sm hover:bg-current/10 [&_svg]:size-5"
    >
      <ReceiptText />
      {open > 0 && (
        <span
          aria-hidden="true"
          className={`absolute -top-0.5 -right-0.5 min-w-5 rounded-full px-1 text-center text-sm leading-5 font-semibold tabular ${
            needYou > 0 ? 'bg-conflict text-conflict-ground' : 'bg-tip text-on-tip'
          }`}
        >
          {open > 99 ? '99+' : open}
        </span>
      )}
    </Link>
  )
}
