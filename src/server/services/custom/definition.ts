import type { NamedRefusal as Refused } from '#contract/refusals/index.ts'
import { createCustomService, updateCustomService } from '#contract/custom.ts'
import { reservedSlugs } from '#contract/services/index.ts'
import type { Tx } from '../../db/store.ts'
import { refuseWith } from '../../pipeline/endpoint.ts'
import {
  flag,
  json,
  lastUnlessSaid,
  type ManagedResource,
  money,
  plain,
  type FieldValues,
} from '../catalogue/index.ts'
import { settingsOf } from '../../house-settings.ts'
import { customServiceRows } from './rows.ts'

/** What a house offers beside what is built in, kept as the rest of the offer is. */

function invalid(field: string, said: Refused): never {
  return refuseWith(said, { field })
}

/** An address of its own, and taxes that the house has. Throws `validation`. */
async function check(tx: Tx, wished: FieldValues, id: string | null): Promise<void> {
  const { slug, taxes } = wished as { slug?: string; taxes?: readonly string[] }
  if (slug !== undefined) {
    if (reservedSlugs.includes(slug)) {
      invalid('slug', { reason: 'address_reserved', params: { slug } })
    }
    // Also one that is gone: it may still be on paper.
    const other = await tx.db
      .selectFrom('custom_services')
      .select(['id', 'name'])
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (other !== undefined && other.id !== id) {
      invalid('slug', { reason: 'address_belongs_to', params: { slug, name: other.name } })
    }
  }
  if (taxes !== undefined) {
    const known = (await settingsOf(tx.db)).taxes.filter(({ fixed }) => !fixed)
    const missing = taxes.find((one) => !known.some(({ name }) => name === one))
    if (missing !== undefined) invalid('taxes', { reason: 'no_such_tax', params: { tax: missing } })
  }
  await checkLasts(tx, wished, id)
}

/** How many there can be at once is counted by how long each lasts. Throws `validation`. */
async function checkLasts(tx: Tx, wished: FieldValues, id: string | null): Promise<void> {
  const was = id === null ? undefined : await tx.lock('custom_services', id)
  const { wanted, unit, capacity, duration_minutes } = { ...was, ...wished }
  if (wanted !== 'day_time' || unit === 'hour' || unit === 'day') return
  if (capacity !== null && duration_minutes === null) {
    invalid('duration_minutes', { reason: 'say_how_long' })
  }
}

export const customServiceKind: ManagedResource = {
  table: 'custom_services',
  noun: 'service',
  routes: { create: 'createCustomService', change: 'updateCustomService' },
  bodies: { create: createCustomService, change: updateCustomService },
  fields: {
    ...plain('slug'),
    names: json('names'),
    texts: json('texts'),
    ...plain('unit'),
    price: money('price_cents'),
    taxes: json('taxes'),
    ...plain('wanted', 'capacity', 'duration_minutes', 'notice_hours', 'provided_by'),
    needs_confirming: flag('needs_confirming'),
    ...plain('cancel_hours', 'seen_by'),
    offered: flag('offered'),
    ...plain('position'),
  },
  fieldLabels: { slug: 'address', wanted: 'when', seen_by: 'who sees it' },
  reasons: {
    'names.en': 'service_name_required',
    slug: 'address_format',
  },
  messages: { created: 'Service created', changed: 'Service updated', removed: 'Service deleted' },
  hasImage: true,
  derivedColumns: ({ names }) =>
    names === undefined ? {} : { name: (names as { en: string }).en },
  check,
  defaultsForNew: lastUnlessSaid('custom_services'),
  rows: customServiceRows,
}
