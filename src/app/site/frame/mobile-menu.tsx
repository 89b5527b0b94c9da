import { useLingui } from '@lingui/react/macro'
import { NavLink } from 'react-router-dom'
import { useHouse } from '#parts/use-house.ts'
import { useOffered } from '#parts/use-offered.ts'
import { cx } from '#ui/cx.ts'
import { Drawer } from '#ui/drawer.tsx'
import { Logo } from '#ui/logo.tsx'
import { CurrencySelect } from './currency-select.tsx'
import { LanguageSelect } from './language-select.tsx'
import { mobileExtra, mobileNav } from './mobile-nav.ts'
import type { NavItem } from './nav-items.ts'
import type { CurrencyChoice } from './use-currency.ts'

/** The menu on a phone; every link closes it (spec 1 §2). */
export function MobileMenu({
  open,
  onClose,
  currency,
}: {
  open: boolean
  onClose: () => void
  currency: CurrencyChoice
}) {
  const { t } = useLingui()
  const house = useHouse()
  const isOffered = useOffered()
  return (
    <Drawer open={open} onClose={onClose} label={t`Menu`} header={<Logo name={house.name} />}>
      <nav aria-label={t`Main`} className="px-3 pb-4">
        <MenuLinks items={mobileNav} onChoose={onClose} />
        <hr className="my-3 border-line" />
        <MenuLinks
          items={mobileExtra.filter(({ kind }) => kind === undefined || isOffered(kind))}
          onChoose={onClose}
        />
      </nav>
      <div className="flex flex-wrap gap-2 border-t border-line px-3 py-3">
        <LanguageSelect />
        <CurrencySelect currency={currency} />
      </div>
    </Drawer>
  )
}

function MenuLinks({ items, onChoose }: { items: readonly NavItem[]; onChoose: () => void }) {
  const { i18n } = useLingui()
  return (
    <ul className="grid">
      {items.map(({ to, label }) => (
        <li key={to}>
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
            {i18n._(label)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
