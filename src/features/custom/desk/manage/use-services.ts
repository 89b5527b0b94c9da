import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CreateCustomService, UpdateCustomService } from '#contract/custom.ts'
import type { House } from '#contract/house.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError } from '#offline/reads/types.ts'
import { groupOf } from '#parts/catalogue/overlay.ts'
import { rowInGroup } from '#parts/row-in-group.ts'
import { isOpen as isOpenWork } from '#parts/desk/open-steps.ts'
import type { EntryStart } from '#parts/desk/catalogue/save-entry.ts'
import { operationTitle } from '#parts/operation-title.ts'
import { useHouse } from '#parts/use-house.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { useSaving } from '#ui/use-saving.ts'
import { inHouseOrder, shownService, type CustomService } from '../../data.ts'
import { descriptors } from '../../operations.ts'
import { formOfService, newServiceForm, type OwnLanguage, type ServiceForm } from './form.ts'

/** As the server sends them: waiting operations are applied before the list is filtered. */
const rawServices = () =>
  listQuery({ resource: 'custom_services', route: 'listCustomServices', as: 'custom-raw' })

const ROUTES = ['createCustomService', 'updateCustomService']

const isOpen = (operation: OperationRow) =>
  ROUTES.includes(operation.route) && isOpenWork(operation)

/** The house's own services with the waiting operations already applied, and their switches. */
export function useManagedServices() {
  const { data: cached, error, refetch, isFetching } = useQuery(rawServices())
  const operations = useDeviceRows()
  const { busy, failure, save } = useSaving()
  const services = useMemo(
    () =>
      cached &&
      inHouseOrder(
        overlay('custom_services', cached.rows, operations, descriptors).flatMap(
          (row) => shownService(row) ?? [],
        ),
      ),
    [cached, operations],
  )
  const workOn = (id: string) => operations.filter((one) => isOpen(one) && rowInGroup(one) === id)

  return {
    /** Undefined while nothing is cached and the server is still being asked. */
    services,
    cached,
    error: error instanceof ReadError ? error : null,
    asking: isFetching,
    refetch: () => void refetch(),
    operations,
    workOn,
    busy,
    failure,
    /** Into the outbox. Null where it could not be written down. */
    async toggle({ id, offered, names }: CustomService): Promise<string | null> {
      const { outbox, actor } = offline()
      const body = { offered: !offered, seen: { offered } }
      const made = await save(() =>
        outbox.confirm({
          route: 'updateCustomService',
          body,
          params: { id },
          group: groupOf({ resource: 'custom_services' }, id),
          actor: actor(),
          words: {
            title: operationTitle(descriptors, 'updateCustomService', body),
            detail: names.en,
          },
        }),
      )
      return made?.id ?? null
    },
  }
}

/** The house's default language; English for one that the site does not have. */
export function useOwnLanguage(): OwnLanguage {
  const { language } = useHouse()
  return language === 'fr' || language === 'rw' ? language : 'en'
}

/** What the dialog opens with. */
export type ServiceStart = EntryStart<ServiceForm>

export function newService(taxes: House['taxes'] = []): ServiceStart {
  const form = newServiceForm(taxes)
  return { entryId: null, base: form, form, changing: null }
}

export function editService(service: CustomService, own: OwnLanguage): ServiceStart {
  const form = formOfService(service, own)
  return { entryId: service.id, base: form, form, changing: null }
}

/**
 * A change that waits or was refused, loaded for changing (`?edit=<operation>`): the person's
 * values over the service as it is now. Null where there is nothing left to change.
 */
export function changedService(
  id: string | null,
  operations: readonly OperationRow[],
  services: readonly CustomService[],
  own: OwnLanguage,
): ServiceStart | null {
  const operation = operations.find((one) => one.id === id)
  if (operation === undefined || !isOpen(operation)) return null
  const {
    seen: _,
    image_base64: __,
    ...values
  } = operation.body as CreateCustomService & UpdateCustomService
  if (operation.route === 'createCustomService') {
    const form = { ...formOfService({ ...unmade, ...values }, own), position: '' }
    return { ...newService(), form, changing: operation.id }
  }
  const service = services.find((one) => one.id === rowInGroup(operation))
  if (service === undefined) return null
  return {
    entryId: service.id,
    base: formOfService(service, own),
    form: formOfService({ ...service, ...values }, own),
    changing: operation.id,
  }
}

const unmade = {
  id: '',
  version: 0,
  operation_id: null,
  created_at: '',
  changed_at: '',
  image_path: null,
  position: 0,
}
