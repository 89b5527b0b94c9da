import type { Currency } from '#lib/currency.ts'
import type { NamedRefusal } from '#contract/refusals/index.ts'
import {
  placeCustomOrder as body,
  placedCustomOrder,
  type PlaceCustomOrder,
} from '#contract/custom.ts'
import { custom } from '#contract/services/custom.ts'
import {
  CUSTOM_DAYS_AHEAD,
  claimOf,
  customTotal,
  isCustomQty,
  isTooSoon,
  spansDays,
  wantedFields,
  type CustomAsked,
  type CustomRules,
} from '#domain/custom.ts'
import { addDays, dayIn } from '#domain/days.ts'
import { fromCents } from '#domain/money.ts'
import { textIn, type Texts } from '#domain/texts.ts'
import type { Tx } from '../../db/store.ts'
import { refuse, refuseWith } from '../../pipeline/endpoint.ts'
import { whoIsMissing, type Fields, type PlainReason } from '../../pipeline/refusal.ts'
import { checkPhoneGiven } from '../check-phone-given.ts'
import { checkShown } from '../as-shown.ts'
import type { HouseSettings } from '../../house-settings.ts'
import { customerColumns, notifyOfStep, placeEndpoint } from '../service/index.ts'
import { roomCharge } from '../room-charge.ts'
import { checkCapacity, checkUntouched } from './claim.ts'
import { showClaim } from './days.ts'
import type { ServiceDefinition } from './rows.ts'
import { customForms, type CustomOrderRow, type OrderedTax } from './wire.ts'

function reasonFor(fields: Fields): PlainReason | undefined {
  const missing = whoIsMissing(fields)
  if (missing) return missing
  if (fields.day || fields.time || fields.until) return 'choose_when'
  return fields.qty ? 'choose_how_much' : undefined
}

/** The service, locked: whoever claims of its capacity waits here. Throws `not_offered`. */
async function lockOffered(tx: Tx, id: string, recorded: boolean): Promise<ServiceDefinition> {
  const service = await tx.lock('custom_services', id)
  if (service === undefined) return refuse('unknown_service', { field: 'service_id' })
  if (service.offered === 1 && (recorded || service.seen_by === 'guests')) return service
  const { name } = service
  return refuse('service_not_offered', { name }, { current: { service_id: service.id, name } })
}

const rulesOf = (service: ServiceDefinition) =>
  service as ServiceDefinition & Pick<CustomRules, 'unit' | 'wanted'>

/** What the service asks for, and nothing beside it. Throws `validation`. */
function askedOf(rules: CustomRules, said: PlaceCustomOrder): CustomAsked {
  const wanted = wantedFields(rules)
  for (const field of wanted) {
    if ((said[field] ?? null) === null) refuse('choose_when', { field })
  }
  const of = (field: 'day' | 'time' | 'until') =>
    wanted.includes(field) ? (said[field] ?? null) : null
  const asked = { qty: said.qty, day: of('day'), time: of('time'), until: of('until') }
  if (asked.until !== null && asked.until.includes('T') === spansDays(rules)) {
    refuse('choose_when', { field: 'until' })
  }
  if (!isCustomQty(rules.unit, said.qty)) {
    refuse('whole_or_half_kilos', { field: 'qty' })
  }
  return asked
}

/** Days that are within a year, in order, and for guests early enough. */
function checkWhen(
  rules: CustomRules,
  asked: CustomAsked,
  { timezone, recorded, now }: { timezone: string; recorded: boolean; now: Date },
): void {
  const { day, time, until } = asked
  if (day === null) return
  const last = addDays(dayIn(timezone, now), CUSTOM_DAYS_AHEAD)
  if (day > last) refuse('choose_another_date', { field: 'day' })
  if (until !== null && (until > `${last}T24:00` || claimOf(rules, asked) === null)) {
    refuse('ends_before_it_begins', { field: 'until' })
  }
  if (recorded || !isTooSoon(rules, asked, timezone, now)) return
  const hours = rules.notice_hours
  refuseWith(tooSoon(hours, day, time), { current: { notice_hours: hours } })
}

function tooSoon(hours: number, date: string, time: string | null): NamedRefusal {
  if (time === null) {
    return hours === 0
      ? { reason: 'asked_day_has_passed', params: { date } }
      : { reason: 'too_soon_on', params: { hours, date } }
  }
  return hours === 0
    ? { reason: 'time_has_passed', params: { time, date } }
    : { reason: 'too_soon_at', params: { hours, time, date } }
}

/** The house's total. Throws `price_changed` where the guest saw another. */
function priced(
  service: ServiceDefinition,
  asked: CustomAsked,
  shown: PlaceCustomOrder['totals'],
  currency: Currency,
) {
  const cents = service.price_cents
  const total = customTotal(cents, rulesOf(service), asked, currency)
  const sums = { price: fromCents(cents), total: fromCents(total) }
  checkShown(sums, shown, currency, { service_id: service.id })
  return total
}

/** The house's taxes that the service names; one that the house has no more is not contained. */
function taxesOf(service: ServiceDefinition, { taxes }: Pick<HouseSettings, 'taxes'>) {
  const named = new Set(JSON.parse(service.taxes) as string[])
  return taxes
    .filter(({ name, fixed }) => named.has(name) && !fixed)
    .map(({ name, percent }): OrderedTax => ({ name, percent }))
}

async function claimAndNotify(tx: Tx, row: CustomOrderRow): Promise<void> {
  await showClaim(tx, row)
  // What nobody confirms is confirmed by being taken.
  if (row.status === 'confirmed') await notifyOfStep(tx, custom, 'confirm', row)
}

/** Orders what the house defined itself: claimed on receipt, priced by the house. */
export const placeCustomOrder = placeEndpoint(custom, {
  body,
  answer: placedCustomOrder,
  invalid: reasonFor,
  recordedBy: 'staff',
  toPublic: customForms.toPublic,
  async take(tx, { body: said, recorded, settings, now }) {
    const { customer } = said
    if (!recorded) checkPhoneGiven(customer)
    const { timezone } = settings
    const service = await lockOffered(tx, said.service_id, recorded)
    const rules = rulesOf(service)
    const asked = askedOf(rules, said)
    checkWhen(rules, asked, { timezone, recorded, now })
    const total_cents = priced(service, asked, said.totals, settings.base_currency)
    await checkCapacity(tx, rules, asked)
    const payment = said.payment ?? { method: 'cash' }
    const charge = await roomCharge(tx, payment, timezone, now)
    const claim = claimOf(rules, asked)
    if (!recorded && claim !== null && service.capacity !== null) {
      await checkUntouched(tx, customer, claim.amount, dayIn(timezone, now))
    }
    const status = service.needs_confirming === 1 ? 'pending' : 'confirmed'
    return {
      status,
      columns: async () => ({
        ...customerColumns(customer),
        ...charge,
        service_id: service.id,
        name: textIn(
          JSON.parse(service.names) as Texts,
          said.language ?? settings.language,
          settings.language,
        ),
        name_en: service.name,
        unit: service.unit,
        wanted: service.wanted,
        price_cents: service.price_cents,
        taxes: JSON.stringify(taxesOf(service, settings)),
        cancel_hours: service.cancel_hours,
        total_cents,
        ...asked,
        day: asked.day ?? dayIn(timezone, now),
        claim_from: claim?.from ?? null,
        claim_until: claim?.until ?? null,
        claim_amount: claim?.amount ?? null,
        payment_method: payment.method,
        payment_status: 'unpaid',
        notes: said.notes,
      }),
      after: claimAndNotify,
    }
  },
})
