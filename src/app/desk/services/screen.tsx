import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { builtInKinds, type BuiltInKind } from '#contract/services/index.ts'
import { useServicesOff } from '#features/settings/use-services-off.ts'
import { RefreshButton } from '#parts/refresh-button.tsx'
import { serviceNames } from '#parts/service-names.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { LoadingRegion, SkeletonCard } from '#ui/skeleton.tsx'
import { useTaken } from '#ui/use-taken.ts'
import { AsOf } from '../as-of.tsx'
import { builtInNotes } from './built-in.tsx'
import { ServiceList, type ServiceRow } from './list.tsx'

/** All services in one list, each with its switch. */
export function ServicesScreen({ decisions }: { decisions: ReactNode }) {
  const { t, i18n } = useLingui()
  const builtIn = useServicesOff()
  const { off, error, failure } = builtIn
  const said = useTaken(builtIn.operations, { switched: t`Services saved` })

  const rowOf = (kind: BuiltInKind): ServiceRow => {
    const { text, to, label } = builtInNotes[kind]
    return {
      key: kind,
      name: i18n._(serviceNames[kind]),
      note: i18n._(text),
      offered: off?.includes(kind) === false,
      work: builtIn.waiting(kind),
      more: { to, label: i18n._(label) },
      async onSwitch() {
        const id = await builtIn.toggle(kind)
        if (id !== null) said([id], 'switched')
      },
    }
  }

  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid max-w-2xl gap-1">
          <h1 className="py-1 text-2xl">
            <Trans>Services</Trans>
          </h1>
          <p className="text-ink-soft">
            <Trans>
              What is off cannot be ordered any more, by guests or at the desk. What was ordered
              before goes on to its end.
            </Trans>
          </p>
        </div>
        <div className="flex w-full flex-wrap gap-2 *:grow sm:w-auto sm:*:grow-0">
          <RefreshButton refetch={builtIn.refetch} />
        </div>
      </div>
      {decisions}
      {builtIn.kept && <AsOf kept={builtIn.kept} />}
      {failure && <NotSaved title={t`The switch was not saved.`} reason={failure} phone="" />}
      {error && (
        <Alert
          tone="error"
          live
          title={error.refusal?.message ?? t`Failed to load.`}
          action={
            <Button variant="secondary" busy={builtIn.asking} onClick={builtIn.refetch}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {off === undefined && (
            <Trans>The services are not on this device yet, and the house does not answer.</Trans>
          )}
        </Alert>
      )}
      {off === undefined ? (
        !error && (
          <LoadingRegion label={t`Loading services…`}>
            <SkeletonCard />
            <SkeletonCard />
          </LoadingRegion>
        )
      ) : (
        <ServiceList rows={builtInKinds.map(rowOf)} />
      )}
    </div>
  )
}
