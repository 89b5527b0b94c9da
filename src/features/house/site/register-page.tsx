import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound, Search, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useForeignHost } from '#parts/use-foreign-host.ts'
import { useHouse } from '#parts/use-house.ts'
import { Card, CardTitle } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { PageTop } from '../parts/page-top.tsx'

/** /register: nothing to fill in (spec 1 §2); where to go instead (decisions.md). */
export function RegisterPage() {
  const { t } = useLingui()
  const { name } = useHouse()
  const isForeign = useForeignHost()
  return (
    <main id="main" className="min-h-[80dvh]">
      <title>{`${t`Register`} – ${name}`}</title>
      <PageTop
        under
        title={<Trans>Register</Trans>}
        lead={
          isForeign ? (
            <Trans>You need no account to book a room or anything else here.</Trans>
          ) : (
            <Trans>
              You need no account to book a room or anything else here. Your booking’s code and your
              phone number or e-mail are enough.
            </Trans>
          )
        }
      />
      <ul className="container-page grid gap-4 pb-16 md:grid-cols-3">
        {!isForeign && (
          <Way to="/cancel-bookings" icon={<Search />} title={<Trans>Find a booking</Trans>}>
            <Trans>By its code: see what was booked, and cancel it if you must.</Trans>
          </Way>
        )}
        <Way to="/requests" icon={<Smartphone />} title={<Trans>Your requests</Trans>}>
          <Trans>Everything sent from this device, and what still waits here.</Trans>
        </Way>
        <Way to="/login" icon={<KeyRound />} title={<Trans>Staff login</Trans>}>
          <Trans>People who work at the house get their account from its manager.</Trans>
        </Way>
      </ul>
    </main>
  )
}

function Way({
  to,
  icon,
  title,
  children,
}: {
  to: string
  icon: ReactNode
  title: ReactNode
  children: ReactNode
}) {
  return (
    <Card as="li" interactive className="grid content-start gap-2">
      <span className="grid size-11 place-items-center rounded-md bg-primary-soft text-primary [&_svg]:size-6">
        {icon}
      </span>
      <CardTitle level={2}>
        <Link to={to} className="outline-none after:absolute after:inset-0">
          {title}
        </Link>
      </CardTitle>
      <p className="text-ink-soft">{children}</p>
    </Card>
  )
}
