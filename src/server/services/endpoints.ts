import type { Endpoint } from '../pipeline/endpoint.ts'
import { endpoints as backup } from './backup/routes.ts'
import { endpoints as bookings } from './bookings/routes.ts'
import { endpoints as cancellations } from './cancellations/routes.ts'
import { endpoints as cash } from './cash/routes.ts'
import { endpoints as cart } from './cart/routes.ts'
import { endpoints as catalogue } from './catalogue/routes.ts'
import { endpoints as community } from './community/routes.ts'
import { endpoints as content } from './content/routes.ts'
import { endpoints as customers } from './customers/routes.ts'
import { endpoints as dayClose } from './day-close/routes.ts'
import { endpoints as erasure } from './erasure/routes.ts'
import { endpoints as events } from './events/routes.ts'
import { endpoints as folio } from './folio/routes.ts'
import { endpoints as house } from './house/routes.ts'
import { endpoints as housekeeping } from './housekeeping/routes.ts'
import { endpoints as ical } from './ical/routes.ts'
import { endpoints as imports } from './imports/routes.ts'
import { endpoints as keys } from './keys/routes.ts'
import { endpoints as money } from './money/routes.ts'
import { endpoints as outbox } from './outbox/routes.ts'
import { endpoints as payments } from './payments/routes.ts'
import { endpoints as people } from './people/routes.ts'
import { endpoints as push } from './push/routes.ts'
import { services } from './index.ts'
import { registerQueuedEndpoints } from './queued-endpoints.ts'
import { endpoints as reports } from './reports/routes.ts'
import { endpoints as reviews } from './reviews/routes.ts'
import { endpoints as rooms } from './rooms/routes.ts'
import { endpoints as running } from './running/routes.ts'
import { endpoints as session } from './session/routes.ts'
import { endpoints as stayEvents } from './stay-events/routes.ts'
import { endpoints as settings } from './settings/routes.ts'
import { endpoints as setup } from './setup/routes.ts'

/** All that the server answers. */
export const endpoints: readonly Endpoint[] = [
  ...house,
  ...session,
  ...settings,
  ...running,
  ...content,
  ...setup,
  ...people,
  ...keys,
  ...backup,
  ...catalogue,
  ...rooms,
  ...housekeeping,
  ...ical,
  ...Object.values(services).flatMap((service) => service.endpoints),
  ...reviews,
  ...payments,
  ...money,
  ...cash,
  ...dayClose,
  ...bookings,
  ...folio,
  ...stayEvents,
  ...cart,
  ...cancellations,
  ...community,
  ...customers,
  ...erasure,
  ...imports,
  ...reports,
  ...outbox,
  ...push,
  ...events,
]

registerQueuedEndpoints(endpoints)
