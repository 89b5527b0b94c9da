import { Trans } from '@lingui/react/macro'
import { Contours } from '#ui/contours.tsx'
import { Container } from '#ui/page.tsx'

/** The page's top on the morning sky; after the first step the lead has been read. */
export function Top({ changing, short }: { changing: boolean; short: boolean }) {
  return (
    <header className="relative isolate overflow-hidden bg-linear-to-b from-dawn to-ground pt-[calc(var(--over-page)+1.5rem)] pb-6">
      <Contours className="absolute -top-10 right-0 -z-10 h-80 w-2xl text-ridge-mid/40" />
      <Container className="grid gap-1">
        <h1 className="text-2xl sm:text-3xl">
          {changing ? <Trans>Change your laundry</Trans> : <Trans>Laundry</Trans>}
        </h1>
        {!short && (
          <p className="max-w-xl text-lg text-ink-soft">
            <Trans>Washed and ironed, fetched from your door and brought back.</Trans>
          </p>
        )}
      </Container>
    </header>
  )
}
