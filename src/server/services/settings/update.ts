import { pictureHash, picturePath } from '#contract/pictures.ts'
import {
  savedSettings,
  settingsFields,
  updateSettings as updateBody,
  type SettingsFields,
  type UpdateSettings,
} from '#contract/settings.ts'
import { builtInKinds } from '#contract/services/index.ts'
import { dayIn } from '#domain/days.ts'
import type { Tx } from '../../db/store.ts'
import { actorDisplayName } from '../../pipeline/actor.ts'
import {
  MAX_PICTURE_BODY_BYTES,
  refuse,
  write,
  type Call,
  type Change,
} from '../../pipeline/endpoint.ts'
import { fieldsChangedSince } from '../../pipeline/fields-changed-since.ts'
import { storeUploads } from '../../pictures/uploads.ts'
import { parseSettings, settingsOf } from '../../house-settings.ts'
import { withSettingsSaid } from '../content/index.ts'
import { hasDealt, withPricesFromBefore } from './currencies.ts'
import { checkSettingPrices, checkSettings } from './checks.ts'
import { differs, fieldsOf, withFields } from './fields.ts'
import { settingsWire } from './wire.ts'

/** Marks the settings as changed, so that devices of staff fetch them. */
export async function touchStaffSettings(tx: Tx, { actor, operation }: Call): Promise<void> {
  const said = {
    device_time: operation?.deviceTime ?? null,
    changed_by: actorDisplayName(actor),
  }
  const row = await tx.lock('settings', 'settings')
  if (row === undefined) await tx.insert('settings', { id: 'settings', ...said })
  else await tx.update('settings', row.id, said)
}

/**
 * Services are switched one by one: what this person did not switch stays as a colleague left it
 * meanwhile, so that two switches never contradict each other.
 */
function withSwitches(body: UpdateSettings, { services_off: is }: SettingsFields): UpdateSettings {
  const { services_off: requested, seen } = body
  if (requested === undefined) return body
  const before = seen?.services_off ?? is
  const isOff = (kind: (typeof builtInKinds)[number]) =>
    (requested.includes(kind) === before.includes(kind) ? is : requested).includes(kind)
  return {
    ...body,
    services_off: builtInKinds.filter(isOff),
    ...(seen?.services_off && { seen: { ...seen, services_off: is } }),
  }
}

/**
 * PATCH /api/settings. They stand in the house's one row, which every rule reads at every use: a
 * change holds from the next request on, and devices hear of it by the feed. What was booked before
 * keeps the price it was booked at.
 */
export const updateSettings = write({
  name: 'updateSettings',
  body: updateBody,
  answer: savedSettings,
  maxStaffBytes: MAX_PICTURE_BODY_BYTES,
  async prepare({ body }, context) {
    const [hash] = await storeUploads(context, body.logo_base64 ? [body.logo_base64] : [])
    const { logo_url } = await settingsOf(context.store.db)
    const goes = body.remove_logo === true || hash !== undefined
    // From now on it is nobody's: its month begins.
    const old = logo_url === null ? null : pictureHash(logo_url)
    if (goes && old !== null) await context.pictures.touch([old])
    return hash
  },
  async write(tx, call, hash) {
    const { now } = call
    const row = await tx.lock('house', 'house')
    if (row === undefined) return refuse('no_house_yet')
    const stored = parseSettings(row.settings)
    const is = fieldsOf(stored)
    const body = withSwitches(call.body, is)
    const requested = settingsFields.filter((field) => differs(field, body, is))
    const seen = body.seen ?? {}
    const unseen = requested.filter((field) => seen[field] === undefined)
    const changed = [
      ...requested.filter((field) => differs(field, seen, is)),
      ...(await fieldsChangedSince(tx, call, { resource: 'settings', id: 'settings' }, unseen)),
    ]
    if (changed.length > 0) {
      refuse('settings_changed', { fields: changed }, { current: settingsWire(row) })
    }
    const some: Partial<SettingsFields> = Object.fromEntries(
      requested.map((field) => [field, body[field]]),
    )
    checkSettings({ ...is, ...some })
    checkSettingPrices(some, some.base_currency ?? stored.base_currency)
    if (some.base_currency !== undefined && (await hasDealt(tx))) {
      refuse('base_currency_settled', { field: 'base_currency' })
    }
    const zone = some.timezone ?? stored.timezone
    const said = withFields(stored, some, dayIn(zone, now))
    const told = await withSettingsSaid(tx, stored, said)
    const next =
      some.base_currency === undefined ? { ...told } : await withPricesFromBefore(tx, told)
    if (hash !== undefined) next.logo_url = picturePath(hash)
    else if (body.remove_logo === true) next.logo_url = null
    const logoChanged = next.logo_url !== stored.logo_url
    const answer = (data: ReturnType<typeof settingsWire>) => ({ data, message: 'Settings saved' })
    if (requested.length === 0 && !logoChanged)
      return { status: 200, body: answer(settingsWire(row)) }
    const saved = await tx.update('house', row.id, { settings: JSON.stringify(next) })
    await touchStaffSettings(tx, call)
    const audit: Change['changed'] = {}
    for (const field of requested) audit[field] = [is[field], some[field]]
    if (logoChanged) audit.logoUrl = [stored.logo_url, next.logo_url]
    return {
      status: 200,
      body: answer(settingsWire(saved)),
      changes: [{ resource: 'settings', rowId: 'settings', changed: audit }],
    }
  },
})
