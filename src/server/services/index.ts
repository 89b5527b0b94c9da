import { serviceKinds, type ServiceKind } from '#contract/services/index.ts'
import { addBudgets } from '../budgets/budgets.ts'
import { addListed } from '../db/backup/listed.ts'
import { addMigrations } from '../db/migrations/index.ts'
import { addLists } from '../documents/answers.ts'
import { addBodies } from '../documents/bodies.ts'
import { addPushPriority } from '../push/priority.ts'
import { cars } from './cars/server.ts'
import { custom } from './custom/server.ts'
import { laundry } from './laundry/server.ts'
import { restaurant } from './restaurant/server.ts'
import { registerServices } from './service/registry.ts'
import type { RegisteredService } from './service/server.ts'
import { tables } from './tables/server.ts'
import { tours } from './tours/server.ts'

/** What the server has of each service: the one place that names them. A new one adds two lines. */
export const services: Readonly<Record<ServiceKind, RegisteredService>> = {
  restaurant,
  laundry,
  car: cars,
  tour: tours,
  table: tables,
  custom,
}

registerServices(services)
for (const kind of serviceKinds) {
  const { budgets = {}, documents = {}, listed, migrations = [], pushPriority } = services[kind]
  addPushPriority(kind, pushPriority)
  addBudgets(budgets)
  addBodies(documents)
  addLists(documents)
  addMigrations(migrations)
  addListed(listed, services[kind].unlisted ?? {})
}
