import { Trans, useLingui } from '@lingui/react/macro'
import { Menu, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { offline } from '#offline/offline.ts'
import { Drawer } from '#ui/drawer.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { useValue } from '#ui/use-value.ts'
import { DeskBell } from './bell/desk-bell.tsx'
import { HouseLogo } from '../house-logo.tsx'
import { DeskLink } from './desk-link.tsx'
import { DeskNotices } from './notices.tsx'
import { SearchButton } from './search/search-button.tsx'
import { Sidebar } from './sidebar.tsx'
import { useDoor } from './use-door.tsx'
import { useQuery } from '@tanstack/react-query'
import { houseQuery } from '#offline/reads/house-query.ts'

/** The frame of the back office (spec 3 §2.2): sidebar, top bar, link state, content. */
export function DeskLayout() {
  const { t } = useLingui()
  const session = useValue(offline().session)
  const [menuOpen, setMenuOpen] = useState(false)
  const navigate = useNavigate()
  const door = useDoor(() => void navigate('/dashboard'))
  const person = { name: session?.name ?? '', role: session?.role ?? '' }
  const sidebar = (onNavigate?: () => void) => (
    <Sidebar
      person={person}
      onPeople={() => {
        onNavigate?.()
        door.switchPerson()
      }}
      onLogout={() => {
        onNavigate?.()
        void door.leave()
      }}
      onNavigate={onNavigate}
    />
  )
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block!">
      <SkipLink />
      <aside className="sticky top-0 hidden h-dvh overflow-y-auto lg:block print:hidden!">
        {sidebar()}
      </aside>
      <Drawer
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        label={t`Menu`}
        side="left"
        header={<HouseLogo tone="deep" />}
        className="flex flex-col bg-primary-deep! text-on-deep! [&>:last-child]:flex-1"
      >
        {sidebar(() => setMenuOpen(false))}
      </Drawer>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-20 flex min-h-14 items-center gap-x-2 border-b border-line bg-surface px-3 sm:px-5 print:hidden">
          <span className="lg:hidden">
            <IconButton label={t`Open menu`} onClick={() => setMenuOpen(true)}>
              <Menu />
            </IconButton>
          </span>
          {/* On a phone the room is for the link: where one is, the page's heading says. */}
          <p className="font-display text-lg font-semibold max-sm:sr-only">
            <Trans>Dashboard</Trans>
          </p>
          <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-3">
            {/* What one person typed is not the next one's. */}
            <SearchButton key={session?.userId} />
            <DeskBell />
            <DeskLink />
            <span className="hidden rounded-full bg-primary-soft px-3 py-1 text-sm font-semibold text-primary sm:inline">
              {person.role === 'reception' ? <Trans>Reception</Trans> : <Trans>Admin</Trans>}
            </span>
          </div>
        </header>
        <TestPaymentsBand />
        <DeskNotices />
        <main id="main" className="min-w-0 flex-1 px-3 py-5 outline-none sm:px-5">
          {/* What one person was in the middle of is not the next one's. */}
          <Outlet key={session?.userId} />
        </main>
      </div>
      {door.dialogs}
    </div>
  )
}

/** On every screen of the desk while guests pay with test cards: nobody may take them for money. */
function TestPaymentsBand() {
  // Not by the defaults: what another host takes is not known.
  const payments = useQuery(houseQuery()).data?.row?.payments
  if (payments !== 'sandbox') return null
  return (
    <p className="flex items-center justify-center gap-2 bg-waiting-ground px-3 py-1 text-sm font-semibold text-waiting print:hidden">
      <FlaskConical className="size-4 shrink-0" />
      <Trans>Test payments: no real money is taken</Trans>
    </p>
  )
}
