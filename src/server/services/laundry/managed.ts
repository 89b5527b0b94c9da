import * as c from '#contract/laundry.ts'
import { flag, type Managed, money, nextPosition, plain } from '../catalogue/index.ts'
import { laundryServiceWire, livingLaundryServices } from './rows.ts'

/** A line of the price list, as staff keep it. */
export const laundryService: Managed = {
  table: 'laundry_services',
  noun: 'service',
  routes: {
    create: 'createLaundryService',
    change: 'updateLaundryService',
    remove: 'deleteLaundryService',
  },
  bodies: { create: c.createLaundryService, change: c.updateLaundryService },
  fields: {
    name: plain('name'),
    unit: plain('unit'),
    price: money('price_cents'),
    turnaround_hrs: plain('turnaround_hrs'),
    is_available: flag('is_available'),
    position: plain('position'),
  },
  called: { is_available: 'availability', turnaround_hrs: 'turnaround' },
  reasons: {
    name: 'service_name_required',
    price: 'price_required',
    turnaround_hrs: 'turnaround_required',
  },
  messages: {
    created: 'Service created',
    changed: 'Service updated',
    removed: 'Service deleted',
  },
  hasImage: true,
  born: async (tx, _params, { position }) =>
    position === undefined ? { position: await nextPosition(tx, 'laundry_services') } : {},
  async wire(db, id) {
    const row = await livingLaundryServices(db).where('id', '=', id).executeTakeFirst()
    return row && laundryServiceWire(row)
  },
}
