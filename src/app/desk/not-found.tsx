import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** A path of the desk that nothing stands under (spec 3 §2.1). */
export function NotFoundScreen() {
  const { t } = useLingui()
  return (
    <>
      <h1 className="text-2xl">{t`Not Found`}</h1>
      <EmptyState
        picture={<DrawnLantern />}
        title={t`There is no such page`}
        action={
          <ButtonLink to="/dashboard">
            <Trans>To the overview</Trans>
          </ButtonLink>
        }
      />
    </>
  )
}
