import { Trans, useLingui } from '@lingui/react/macro'
import { useInvitation } from '#parts/use-shown-services.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'

/** Any other path (spec 1 §2). */
export default function NotFoundPage() {
  const { t, i18n } = useLingui()
  const invitation = useInvitation()
  return (
    <main
      id="main"
      className="container-page grid min-h-[70dvh] content-center justify-items-center gap-3 py-16 text-center"
    >
      <title>{t`Not Found`}</title>
      <div className="h-36 max-w-full [&>svg]:h-full [&>svg]:max-w-full">
        <DrawnLantern />
      </div>
      <h1 className="text-2xl">
        <Trans>Not Found</Trans>
      </h1>
      <p className="max-w-md text-lg text-ink-soft">
        <Trans>This page does not exist. Please check the address.</Trans>
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <ButtonLink to="/">
          <Trans>To the home page</Trans>
        </ButtonLink>
        {invitation && (
          <ButtonLink to={invitation.to} variant="secondary">
            {i18n._(invitation.label)}
          </ButtonLink>
        )}
      </div>
    </main>
  )
}
