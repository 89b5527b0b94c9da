import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { shownServices } from '#parts/services.ts'
import { useHouse } from '#parts/use-house.ts'
import { useMenuPages } from '#parts/use-menu-pages.ts'
import { useOffered } from '#parts/use-offered.ts'
import { cx } from '#ui/cx.ts'
import { Drawer } from '#ui/drawer.tsx'
import { NavLink } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { CurrencySelect } from './currency-select.tsx'
import { LanguageSelect } from './language-select.tsx'
import { desktopNav, type NavItem } from './nav-items.ts'
import type { CurrencyChoice } from './use-currency.ts'

/** The links as documented (spec 1 §2); they come in with the menu. */
const mobileNav: readonly NavItem[] = [
  { to: '/', label: msg`Home` },
  { to: '/appartment-info', label: msg`Hotel Info` },
  { to: '/login', label: msg`Login` },
  { to: '/contact', label: msg`Contact Us` },
  { to: '/map', label: msg`Map` },
  { to: '/reviews', label: msg`Reviews` },
  { to: '/cancel-bookings', label: msg`Cancel Bookings` },
]

/** Ours, beside the documented ones: what can be done from here at once. */
const mobileExtra: readonly NavItem[] = [
  ...shownServices.flatMap(({ kind, inMenu, page, name }) =>
    inMenu ? [{ to: page, label: name, kind }] : [],
  ),
  { to: '/requests', label: msg`Your requests` },
]

/**
 * The menu of narrow screens, and behind "More" of wide ones, which have the first links in their
 * header; every link closes it (spec 1 §2).
 */
export function MobileMenu({
  open,
  onClose,
  currency,
}: {
  open: boolean
  onClose: () => void
  currency: CurrencyChoice
}) {
  const { t, i18n } = useLingui()
  const ownPages = useMenuPages()
  const house = useHouse()
  const isOffered = useOffered()
  const named = ({ to, label }: NavItem) => ({
    to,
    name: i18n._(label),
    isInHeader: desktopNav.some((one) => one.to === to),
  })
  return (
    <Drawer open={open} onClose={onClose} label={t`Menu`} header={<Logo name={house.name} />}>
      <nav aria-label={t`Main`} className="px-3 pb-4">
        <MenuLinks items={[...mobileNav.map(named), ...ownPages]} onChoose={onClose} />
        <hr className="my-3 border-line" />
        <MenuLinks
          items={mobileExtra.filter(({ kind }) => kind === undefined || isOffered(kind)).map(named)}
          onChoose={onClose}
        />
      </nav>
      <div className="flex flex-wrap gap-2 border-t border-line px-3 py-3 lg:hidden">
        <LanguageSelect />
        <CurrencySelect currency={currency} />
      </div>
    </Drawer>
  )
}

function MenuLinks({
  items,
  onChoose,
}: {
  items: readonly { to: string; name: string; isInHeader?: boolean }[]
  onChoose: () => void
}) {
  return (
    <ul className="grid">
      {items.map(({ to, name, isInHeader }) => (
        <li key={to} className={isInHeader ? 'xl:hidden' : undefined}>
          <NavLink
            to={to}
            end={to === '/'}
            onClick={onChoose}
            className={({ isActive }) =>
              cx(
                'flex min-h-12 items-center rounded-sm px-3 text-lg font-medium hover:bg-primary-soft',
                isActive && 'bg-primary-soft text-primary',
              )
            }
          >
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
