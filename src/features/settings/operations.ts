import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KeptRow } from '#contract/resources.ts'
import { oneRow } from '#contract/route.ts'
import type { UpdateSettings } from '#contract/settings.ts'
import { looseObject, looseTextOrNull } from '#lib/loose.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { HouseSays, Meanings, WayOn } from '#offline/meaning.ts'
import { fieldNames } from './names.ts'

/** What a change of the settings means to people while it waits (design §3). */

/** One group: changes of the settings keep their order. */
export const settingsGroup = 'settings:settings'

/** "Business name, Phone": what is changed, in the words of the screen. */
export function changedNames(body: UpdateSettings): string {
  const { seen: _, logo_base64, remove_logo, ...fields } = body
  const names = Object.keys(fields).map((field) => fieldNames[field as keyof typeof fieldNames])
  const logo = logo_base64 !== undefined || remove_logo === true ? [msg`Logo`] : []
  return [...names.filter((name) => name !== undefined), ...logo]
    .map((name) => i18n._(name))
    .join(', ')
}

function apply(rows: readonly KeptRow[], operation: OperationRow): readonly KeptRow[] {
  const at = rows.findIndex(({ id }) => id === 'settings')
  if (at < 0) return rows
  const { seen: _, logo_base64, remove_logo, ...fields } = operation.body as UpdateSettings
  const logo =
    logo_base64 === undefined
      ? remove_logo === true
        ? { logoUrl: null }
        : {}
      : { logoUrl: logo_base64.data }
  return rows.with(at, { ...(rows[at] as KeptRow), ...fields, ...logo } as KeptRow)
}

/** The same change once more, on the settings as they are at the house now. */
function allTheSame(operation: OperationRow): WayOn[] {
  const row = looseObject(oneRow(looseObject(operation.answer?.body).current))
  const body = operation.body as UpdateSettings
  if (operation.answer?.code !== 'conflict' || Object.keys(row).length === 0) return []
  const seen = Object.fromEntries(
    Object.keys(body.seen ?? {}).map((field) => [field, row[field] ?? null]),
  ) as UpdateSettings['seen']
  const { words } = operation
  return [
    {
      kind: 'change',
      label: msg`Change it all the same`,
      change: { body: { ...body, seen }, words },
    },
  ]
}

/** What a colleague set meanwhile, where it is one thing that can be said in a line. */
function houseSays(current: unknown): HouseSays | null {
  const row = looseObject(oneRow(current))
  const name = looseTextOrNull(row.orgName)
  if (name === null) return null
  return {
    says: msg`The settings of ${name} were changed`,
    at: looseTextOrNull(row.changed_at),
    note: null,
  }
}

export const settingsMeanings: Meanings = {
  updateSettings: {
    title: () => msg`Change the settings`,
    detail(operation) {
      const names = changedNames(operation.body as UpdateSettings)
      return msg`${names}`
    },
    overlay: { resource: 'settings', apply },
    ways: (operation) => [
      ...allTheSame(operation),
      { kind: 'open', label: msg`Open the settings`, to: '/dashboard/settings' },
    ],
    house: houseSays,
    failed: msg`The settings were not saved.`,
    check: msg`Look at the settings of the house before you send this again.`,
  },
}
