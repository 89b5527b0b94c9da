import type { ServiceServer } from '../service/server.ts'
import { laundryService } from './managed.ts'
import { ownLaundry } from './own.ts'
import { laundryForms, laundryServiceRows, type LaundryOrderRow } from './wire.ts'

export const laundryServer: ServiceServer<LaundryOrderRow> = {
  forms: laundryForms,
  showOwn: ownLaundry,
  erased: { address: null, notes: null, cancel_reason: '' },
  offers: { rows: { laundry_services: laundryServiceRows }, managed: [laundryService] },
  titles: async (_, rows) => rows.map(() => 'Laundry'),
}
