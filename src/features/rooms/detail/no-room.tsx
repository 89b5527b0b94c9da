import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ReadError } from '#offline/reads/types.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnHouse, DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '#ui/skeleton.tsx'

const MAIN = 'container-page pt-[calc(var(--over-page)+2rem)] pb-16'

export function RoomComing() {
  const { t } = useLingui()
  return (
    <main id="main" className={MAIN}>
      <LoadingRegion label={t`Loading the room…`} className="grid gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="grid gap-4">
          <Skeleton className="aspect-3/2 w-full" />
          <Skeleton className="h-8 w-1/2" />
          <SkeletonText lines={3} />
        </div>
      </LoadingRegion>
    </main>
  )
}

/** There is no such room, or it is not cached and the server did not answer. */
export function NoRoom({
  error,
  retry,
  children,
}: {
  error: Error | null
  retry: () => void
  children?: ReactNode
}) {
  const notHeard = error instanceof ReadError
  return (
    <main id="main" className={MAIN}>
      <EmptyState
        headingLevel={1}
        picture={notHeard ? <DrawnLantern /> : <DrawnHouse />}
        title={notHeard ? <Trans>Room not loaded</Trans> : <Trans>We have no such room</Trans>}
        text={
          notHeard ? (
            <Trans>
              Please reload the page. This room was never opened on this device before, and the
              house cannot be reached just now.
            </Trans>
          ) : (
            <Trans>It may no longer be offered. See the other rooms on the home page.</Trans>
          )
        }
        action={
          <>
            {notHeard && (
              <Button onClick={retry}>
                <Trans>Try again</Trans>
              </Button>
            )}
            <ButtonLink to="/#rooms" variant={notHeard ? 'secondary' : 'primary'}>
              <Trans>All rooms</Trans>
            </ButtonLink>
          </>
        }
      />
      {children}
    </main>
  )
}
