import type { Kysely } from 'kysely'
import type { Country } from '#domain/countries.ts'
import { advisedOf, missingOf, type OpeningFacts } from '#domain/setup.ts'
import { providerTakes } from '#domain/provider-currencies.ts'
import type { Setup } from '#contract/setup.ts'
import type { Database } from '../../db/schema.ts'
import { settingsOf, type HouseSettings } from '../../house-settings.ts'
import { readContent } from '../content/index.ts'
import { activeRooms } from '../rooms/index.ts'
import { lookAtOffers } from './offered.ts'
import { FIRST_ADDRESS } from '../../first-address.ts'

/** When the newest back-up was made: asked for in the desk, by the audit, or by schedule; null: never. */
async function lastBackup(db: Kysely<Database>): Promise<string | null> {
  const byHand = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('endpoint', '=', 'makeBackup')
    .executeTakeFirst()
  const bySchedule = await db
    .selectFrom('backup_copies')
    .select(({ fn }) => fn.max('made_at').as('at'))
    .executeTakeFirst()
  return (
    [byHand?.at ?? null, bySchedule?.at ?? null].toSorted().findLast((at) => at !== null) ?? null
  )
}

async function letterOf(db: Kysely<Database>, id: string | null): Promise<Setup['letter']> {
  if (id === null) return null
  const row = await db
    .selectFrom('notices')
    .select(['state', 'to_email', 'made_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { state: row.state, to: row.to_email, at: row.made_at } : null
}

type Tried = Pick<Setup, 'letter' | 'payment' | 'backed_up_at'>

async function factsOf(
  db: Kysely<Database>,
  settings: HouseSettings,
  { letter, payment, backed_up_at }: Tried,
): Promise<OpeningFacts> {
  const rooms = await activeRooms(db).execute()
  const people = await db
    .selectFrom('users')
    .select('email')
    .where('deleted_at', 'is', null)
    .where('disabled', '=', 0)
    .execute()
  const shown = rooms.filter(({ is_available }) => is_available === 1)
  const { unpriced, empty } = await lookAtOffers(db, settings.services_off)
  const { about, directions } = await readContent(db)
  const { name, email, phone, address, latitude, longitude, country, payments } = settings
  return {
    name,
    email,
    phone,
    address,
    latitude,
    longitude,
    country,
    rooms: shown.length,
    bare_rooms: shown.filter(({ images }) => images === '[]').length,
    people: people.length,
    made_up_address: people.some((person) => person.email === FIRST_ADDRESS),
    letter_tested: letter?.state === 'sent' || letter?.state === 'kept',
    payment_tested: payment?.state === 'paid' || payment?.state === 'given_back',
    pays_online: payments !== 'none' && providerTakes(payments, settings.base_currency),
    backed_up: backed_up_at !== null,
    prices_from_before: settings.setup.prices_from_before === true,
    unpriced: [
      ...(shown.some(({ price_per_night_cents }) => price_per_night_cents <= 0) ? ['room'] : []),
      ...unpriced,
    ],
    empty,
    has_banner: settings.shown.hero.picture !== null,
    has_about: about.length > 0,
    has_directions: directions.length > 0,
    has_terms: settings.shown.has_terms,
    dismissed: settings.setup.dismissed ?? [],
  }
}

/** How far the set-up is. */
export async function readSetup(db: Kysely<Database>): Promise<Setup> {
  const settings = await settingsOf(db)
  const { payment } = settings.setup
  const tried = {
    letter: await letterOf(db, settings.setup.letter_id),
    payment: payment && { provider: payment.provider, state: payment.state, at: payment.at },
    backed_up_at: await lastBackup(db),
  }
  const facts = await factsOf(db, settings, tried)
  return {
    opened: settings.opened,
    closed: settings.closed,
    missing: missingOf(facts),
    advised: advisedOf(facts),
    unpriced: [...facts.unpriced],
    empty: [...facts.empty],
    country: settings.country as Country | '',
    payments: settings.payments,
    test_payments: settings.test_payments,
    ...tried,
  }
}
