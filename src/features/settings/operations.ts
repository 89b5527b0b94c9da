import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { builtInKinds, type BuiltInKind } from '#contract/services/index.ts'
import type { SettingsRow, UpdateSettings } from '#contract/settings.ts'
import { rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type {
  ApplyOverlay,
  ServerStatus,
  OperationDescriptors,
} from '#offline/operation-descriptor.ts'
import { changeAllTheSame } from '#parts/change-all-the-same.ts'
import { shownOf } from '#parts/services.ts'
import { withRow } from '#offline/reads/overlay.ts'
import { fieldNames } from './names.ts'

/** The labels and recovery actions of changes to the settings (design §3). */

/** One group, so that changes of the settings keep their order. */
export const settingsGroup = 'settings:settings'

/** "Business name, Phone": the labels of the changed fields. */
export function changedNames(body: UpdateSettings): string {
  const { seen: _, logo_base64, remove_logo, ...fields } = body
  const names = Object.keys(fields).map((field) => fieldNames[field as keyof typeof fieldNames])
  const logo = logo_base64 !== undefined || remove_logo === true ? [msg`Logo`] : []
  return [...names.filter((name) => name !== undefined), ...logo]
    .map((name) => i18n._(name))
    .join(', ')
}

type Switched = Pick<UpdateSettings, 'services_off' | 'seen'>

/** Services that a change switches. */
function switchedIn({ services_off: off = [], seen }: Switched): BuiltInKind[] {
  const before = seen?.services_off ?? []
  return builtInKinds.filter((kind) => off.includes(kind) !== before.includes(kind))
}

/** Whether a change switches services, and nothing else. */
function isOnlySwitch(body: UpdateSettings): boolean {
  const { seen: _, ...fields } = body
  return Object.keys(fields).join() === 'services_off'
}

/** Whether an operation switches this service. */
export const isSwitch = ({ route, body }: OperationRow, kind: BuiltInKind): boolean =>
  route === 'updateSettings' &&
  isOnlySwitch(body as UpdateSettings) &&
  switchedIn(body as UpdateSettings).includes(kind)

/** "Switch a service off", "Laundry" */
export function switchedNames(body: Switched): { title: MessageDescriptor; detail: string } {
  const kinds = switchedIn(body)
  const isOff = kinds.some((kind) => body.services_off?.includes(kind))
  return {
    title: isOff ? msg`Switch a service off` : msg`Switch a service on`,
    detail: kinds.map((kind) => i18n._(shownOf[kind].name)).join(', '),
  }
}

const apply: ApplyOverlay = (rows, operation) => {
  const body = operation.body as UpdateSettings
  const { seen: _, logo_base64, remove_logo, ...fields } = body
  const logo =
    logo_base64 === undefined
      ? remove_logo === true
        ? { logoUrl: null }
        : {}
      : { logoUrl: logo_base64.data }
  // As on the server: what this change does not switch stays as it is.
  const changed = switchedIn(body)
  return withRow(rows, 'settings', (row: SettingsRow) => ({
    ...row,
    ...fields,
    ...logo,
    services_off: builtInKinds.filter((kind) =>
      (changed.includes(kind) ? (body.services_off ?? []) : row.services_off).includes(kind),
    ),
  }))
}

/** What the server has instead: a colleague changed the settings meanwhile. */
function serverStatus(current: unknown): ServerStatus | null {
  const { orgName: name, changed_at = null } = rowNow<SettingsRow>(current)
  if (name === undefined) return null
  return {
    label: msg`The settings of ${name} were changed`,
    at: changed_at,
    note: null,
  }
}

export const descriptors: OperationDescriptors = {
  updateSettings: {
    title({ body }) {
      const change = body as UpdateSettings
      return isOnlySwitch(change) ? switchedNames(change).title : msg`Change the settings`
    },
    detail(operation) {
      const change = operation.body as UpdateSettings
      const names = isOnlySwitch(change) ? switchedNames(change).detail : changedNames(change)
      return msg`${names}`
    },
    overlay: { resource: 'settings', apply },
    recoveryActions: (operation) => [
      ...changeAllTheSame(operation),
      isOnlySwitch(operation.body as UpdateSettings)
        ? { kind: 'open', label: msg`Open the services`, to: '/dashboard/services' }
        : { kind: 'open', label: msg`Open the settings`, to: '/dashboard/settings' },
    ],
    serverStatus,
    fieldNames,
    failed: msg`The settings were not saved.`,
    check: msg`Check the settings of the house before you send this again.`,
  },
}
