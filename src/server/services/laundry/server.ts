import type { ServiceServer } from '../service/server.ts'
import { laundryForms, type LaundryOrderRow } from './wire.ts'

export const laundryServer: ServiceServer<LaundryOrderRow> = {
  forms: laundryForms,
  titles: async (_, rows) => rows.map(() => 'Laundry'),
}
