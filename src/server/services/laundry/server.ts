import type { ServiceServer } from '../service/server.ts'
import { ownLaundry } from './own.ts'
import { laundryForms, type LaundryOrderRow } from './wire.ts'

export const laundryServer: ServiceServer<LaundryOrderRow> = {
  forms: laundryForms,
  showOwn: ownLaundry,
  titles: async (_, rows) => rows.map(() => 'Laundry'),
}
