import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button-link.tsx'
import { HillLines } from '#ui/hill-lines.tsx'

/** Several services in one booking, paid once (spec 1 §1). */
export function Bundles() {
  return (
    <div className="relative isolate grid gap-5 overflow-hidden rounded-md bg-primary-deep p-6 text-on-deep sm:p-8 md:grid-cols-[1fr_auto] md:items-center">
      <HillLines className="absolute inset-y-0 right-0 -z-10 h-full w-2xl text-on-deep/10" />
      <div className="grid max-w-xl gap-2">
        <h3 className="text-xl">
          <Trans>Room, dinner, car and gorillas: one bundle</Trans>
        </h3>
        <p className="text-on-deep-soft">
          <Trans>
            Put several services together, pay once, and receive one confirmation by e-mail or SMS.
          </Trans>
        </p>
      </div>
      <ButtonLink to="/book?mode=bundle" variant="tip" size="lg" className="justify-self-start">
        <Trans>Make a bundle</Trans>
      </ButtonLink>
    </div>
  )
}
