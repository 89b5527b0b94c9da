import type { Composers } from '../notices/kind.ts'
import { notices as backup } from './backup/notices.ts'
import { notices as bookings } from './bookings/notices.ts'
import { notices as cancellations } from './cancellations/notices.ts'
import { notices as cart } from './cart/notices.ts'
import { notices as community } from './community/notices.ts'
import { notices as folio } from './folio/notices.ts'
import { notices as running } from './running/notices.ts'
import { notices as service } from './service/notices.ts'
import { notices as session } from './session/notices.ts'
import { notices as setup } from './setup/notices.ts'

/** Who composes each kind of notice. A folder with a new kind adds a line. */
export const composers: Composers = {
  ...backup,
  ...bookings,
  ...cancellations,
  ...cart,
  ...community,
  ...folio,
  ...running,
  ...service,
  ...session,
  ...setup,
}
