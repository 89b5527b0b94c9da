import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { builtInKinds, type BuiltInKind } from '#contract/services/index.ts'
import type { CustomService } from '#features/custom/data.ts'
import { ServiceDialog } from '#features/custom/desk/manage/service-dialog.tsx'
import {
  changedService,
  editService,
  newService,
  useOwnLanguage,
  type ServiceStart,
  useManagedServices,
} from '#features/custom/desk/manage/use-services.ts'
import { useServicesOff } from '#features/settings/use-services-off.ts'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { RefreshButton } from '#parts/refresh-button.tsx'
import { shownOf } from '#parts/services.ts'
import { useHouse } from '#parts/use-house.ts'
import { Button } from '#ui/button.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { useSaveToasts } from '#ui/use-save-toasts.ts'
import { AsOf } from '#parts/desk/as-of.tsx'
import { LoadFailed } from '#parts/desk/load-failed.tsx'
import { serviceNotes } from '../services.ts'
import { ServiceList, type ServiceRow } from './list.tsx'
import { useOrderableRow } from './orderable-row.tsx'
import { useOrdering } from './use-ordering.tsx'

/** All services in one list, each with its switch; the house's own are added and edited here. */
export function ServicesScreen({ decisions }: { decisions: ReactNode }) {
  const { t, i18n } = useLingui()
  const house = useHouse()
  const builtIn = useServicesOff()
  const own = useManagedServices()
  const language = useOwnLanguage()
  const [opened, setOpened] = useState<ServiceStart | null>(null)
  const [params, setParams] = useSearchParams()
  const notifyTaken = useSaveToasts(builtIn.operations, {
    switched: t`Services saved`,
    created: t`Service created`,
    updated: t`Service updated`,
  })
  const { off } = builtIn
  const services = own.services ?? []
  const orderableRow = useOrderableRow()
  const ordering = useOrdering(services, own.operations)
  const start = opened ?? changedService(params.get('edit'), own.operations, services, language)
  const error = builtIn.error ?? own.error
  const failure = builtIn.failure ?? own.failure
  const asking = builtIn.asking || own.asking

  const rowOf = (kind: BuiltInKind): ServiceRow => {
    const note = serviceNotes[kind]
    return {
      id: kind,
      name: i18n._(shownOf[kind].name),
      note: note && i18n._(note.text),
      offered: off?.includes(kind) === false,
      work: builtIn.waiting(kind),
      ...(note && { more: { to: note.to, label: i18n._(note.label) } }),
      async onSwitch() {
        const id = await builtIn.toggle(kind)
        if (id !== null) notifyTaken([id], 'switched')
      },
    }
  }
  const ownRow = (service: CustomService): ServiceRow => ({
    ...orderableRow(service, ordering.order),
    work: own.workOn(service.id),
    onEdit: () => setOpened(editService(service, language)),
    async onSwitch() {
      const id = await own.toggle(service)
      if (id !== null) notifyTaken([id], 'switched')
    },
  })
  const refetch = () => {
    builtIn.refetch()
    own.refetch()
  }
  const close = () => {
    setOpened(null)
    if (params.has('edit')) setParams({}, { replace: true })
  }
  const shown = services.find(({ id }) => id === start?.entryId)

  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <DeskHeading title={t`Services`} className="py-1 text-2xl" />
        <div className="flex w-full flex-wrap gap-2 *:grow sm:w-auto sm:*:grow-0">
          <RefreshButton refetch={refetch} />
          <Button
            variant="primary"
            icon={<Plus />}
            onClick={() => setOpened(newService(house.taxes))}
          >
            <Trans>Add a service</Trans>
          </Button>
        </div>
        <p className="max-w-2xl text-ink-soft">
          <Trans>
            What is off cannot be ordered any more, by guests or at the desk. What was ordered
            before goes on to its end.
          </Trans>
        </p>
      </div>
      {decisions}
      {builtIn.cached && <AsOf cached={builtIn.cached} />}
      {failure && <NotSaved title={t`The switch was not saved.`} reason={failure} />}
      {error && (
        <LoadFailed
          title={error.refusal?.message ?? t`Failed to load.`}
          busy={asking}
          refetch={refetch}
        >
          {off === undefined && (
            <Trans>The services are not on this device yet, and the house does not answer.</Trans>
          )}
        </LoadFailed>
      )}
      {off === undefined ? (
        !error && <LoadingCards label={t`Loading services…`} />
      ) : (
        <ServiceList rows={[...builtInKinds.map(rowOf), ...services.map(ownRow)]} />
      )}
      {ordering.dialog}
      {start && (
        <ServiceDialog
          key={start.changing ?? start.entryId ?? 'new'}
          start={start}
          imagePath={shown?.image_path ?? null}
          work={shown ? own.workOn(shown.id) : []}
          slugs={services.flatMap(({ id, slug }) =>
            id === start.entryId || id === `op:${start.changing}` ? [] : [slug],
          )}
          taxes={(house.taxes ?? []).filter(({ fixed }) => !fixed).map(({ name }) => name)}
          own={language}
          onClose={close}
          onSaved={(ids) => {
            close()
            notifyTaken(ids, start.entryId === null ? 'created' : 'updated')
          }}
        />
      )}
    </div>
  )
}
