import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { offline } from '#offline/offline.ts'
import { ReadError } from '#offline/reads/types.ts'
import { refusalText } from '#offline/refusal-text.ts'
import { useHouse } from '#parts/use-house.ts'
import { Button } from '#ui/button.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { HillLines } from '#ui/hill-lines.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Container } from '#ui/page.tsx'
import { LoadingRegion, SkeletonCard } from '#ui/skeleton.tsx'

/** The page's ground: dawn behind the header, fading out. */
export function Ground({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate overflow-x-clip">
      <div className="absolute inset-x-0 top-0 -z-10 h-72 overflow-hidden bg-linear-to-b from-dawn to-ground">
        <HillLines className="absolute -top-10 right-0 h-80 w-2xl text-ridge-mid/40" />
      </div>
      <Container className="pt-[calc(var(--over-page)+1.25rem)] pb-16">{children}</Container>
    </div>
  )
}

export function CarsComing() {
  const { t } = useLingui()
  return (
    <main id="main">
      <Ground>
        <LoadingRegion label={t`Loading the cars…`} className="grid gap-4 sm:grid-cols-2">
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </LoadingRegion>
      </Ground>
    </main>
  )
}

/** Nothing of the cars is kept here, and the house was not heard, or said no. */
export function NoCars({ error, retry }: { error: Error | null; retry: () => void }) {
  const { phone } = useHouse()
  const { i18n } = useLingui()
  const refusal = error instanceof ReadError ? error.refusal : null
  const said = refusal && refusalText(refusal, i18n)
  return (
    <main id="main">
      <Ground>
        <EmptyState
          headingLevel={2}
          picture={<DrawnLantern />}
          title={<Trans>Failed to load cars.</Trans>}
          text={
            said ?? (
              <Trans>
                The cars were never loaded on this device before, and the house cannot be reached
                just now.
              </Trans>
            )
          }
          action={
            <>
              <Button
                onClick={() => {
                  offline().link.look()
                  retry()
                }}
              >
                <Trans>Try again</Trans>
              </Button>
              <CallButton phone={phone} />
            </>
          }
        />
      </Ground>
    </main>
  )
}
