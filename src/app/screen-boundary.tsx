import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

type State = { error: unknown }

/** Whether a screen's code could not be fetched, by the browsers' error messages. */
function isMissingCode(error: unknown): boolean {
  const message = error instanceof Error ? error.message : ''
  return /dynamically imported module|Importing a module script failed|module script/i.test(message)
}

/**
 * Catches the error of one screen, or of one whose code did not load, so that the rest of the app
 * stays. The outbox is not affected.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return <BrokenScreen missing={isMissingCode(this.state.error)} />
  }
}

function BrokenScreen({ missing }: { missing: boolean }) {
  return (
    <main id="main" className="container-page pt-28 pb-16">
      <EmptyState
        headingLevel={2}
        picture={<img src="/drawings/empty-error.svg" alt="" className="h-full" />}
        title={
          missing ? (
            <Trans>This screen is not on this device yet</Trans>
          ) : (
            <Trans>Something went wrong on this screen</Trans>
          )
        }
        text={
          missing ? (
            <Trans>It loads when you are online again. What you saved here is safe.</Trans>
          ) : (
            <Trans>What you saved here is safe, and so is what was already sent.</Trans>
          )
        }
        action={
          <>
            <Button onClick={() => location.reload()}>
              <Trans>Try again</Trans>
            </Button>
            {/* Not the router's: it may be what broke. */}
            <a
              href="/"
              className="inline-flex min-h-11 items-center rounded-sm border border-control-border bg-surface px-4 font-semibold text-ink"
            >
              <Trans>To the home page</Trans>
            </a>
          </>
        }
      />
    </main>
  )
}
