import { Trans, useLingui } from '@lingui/react/macro'
import { offline } from '#offline/offline.ts'
import { ReadError } from '#offline/reads/types.ts'
import { refusalText } from '#offline/refusal-text.ts'
import { useHouse } from '#parts/use-house.ts'
import { Button } from '#ui/button.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageBackdrop } from '#ui/page-backdrop.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'

export function CarsComing() {
  const { t } = useLingui()
  return (
    <main id="main">
      <PageBackdrop>
        <LoadingCards
          label={t`Loading the cars…`}
          className="grid gap-4 sm:grid-cols-2"
          cards={4}
        />
      </PageBackdrop>
    </main>
  )
}

/** No cars are cached here, and the server did not answer or refused. */
export function NoCars({ error, retry }: { error: Error | null; retry: () => void }) {
  const { phone } = useHouse()
  const { i18n } = useLingui()
  const refusal = error instanceof ReadError ? error.refusal : null
  const reason = refusal && refusalText(refusal, i18n)
  return (
    <main id="main">
      <PageBackdrop>
        <EmptyState
          headingLevel={2}
          picture={<DrawnLantern />}
          title={<Trans>Failed to load cars.</Trans>}
          text={
            reason ?? (
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
      </PageBackdrop>
    </main>
  )
}
