import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { deskEntries } from './entries.ts'

/** A screen of the sidebar that this version does not have, or a path that no version has. */
export function ComingScreen() {
  const { t, i18n } = useLingui()
  const { pathname } = useLocation()
  const entry = deskEntries.find(({ to }) => to !== '/dashboard' && pathname.startsWith(to))
  return (
    <>
      <h1 className="text-2xl">{entry ? i18n._(entry.label) : t`Not Found`}</h1>
      <EmptyState
        picture={<DrawnLantern />}
        title={entry ? t`Not in this version yet` : t`There is no such page`}
        text={
          entry && <Trans>This part of the back office comes with one of the next versions.</Trans>
        }
        action={
          <ButtonLink to="/dashboard">
            <Trans>To the overview</Trans>
          </ButtonLink>
        }
      />
    </>
  )
}
