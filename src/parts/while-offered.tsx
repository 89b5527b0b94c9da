import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BuiltInKind } from '#contract/services/index.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { shownOf } from './services.ts'
import { useHouse } from './use-house.ts'
import { useOffered } from './use-offered.ts'

/** A service's form for something new; in its place, where the house has switched it off, a word on it. */
export function WhileOffered({
  kind,
  children,
}: {
  /** Of the service. What a house defines itself is never off by its kind. */
  kind: string
  children: ReactNode
}) {
  const isOffered = useOffered()
  return isOffered(kind) ? children : <NotOffered kind={kind as BuiltInKind} />
}

function NotOffered({ kind }: { kind: BuiltInKind }) {
  const { i18n } = useLingui()
  const { name, phone } = useHouse()
  const title = i18n._(shownOf[kind].name)
  return (
    <main
      id="main"
      className="container-page grid min-h-[70dvh] content-center justify-items-center gap-2 pt-[calc(var(--over-page)+1rem)] pb-16 text-center"
    >
      <title>{`${title} – ${name}`}</title>
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <EmptyState
        picture={<DrawnLantern />}
        title={<Trans>Not offered at the moment</Trans>}
        text={
          <Trans>
            Nothing new can be ordered or booked here just now. Your earlier requests are not
            affected.
          </Trans>
        }
        action={
          <>
            <ButtonLink to="/services">
              <Trans>See what the house offers</Trans>
            </ButtonLink>
            <ButtonLink to="/requests" variant="secondary">
              <Trans>Your requests</Trans>
            </ButtonLink>
            <CallButton phone={phone} />
          </>
        }
        className="py-2"
      />
    </main>
  )
}
