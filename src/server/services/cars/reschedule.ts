import * as z from 'zod/mini'
import { rental, rescheduleRental as rescheduleBody } from '#contract/rentals.ts'
import { cars } from '#contract/services/cars.ts'
import { keepsCar, rentalDays, rentalTotals } from '#domain/cars.ts'
import { roundHalfUp } from '#domain/money.ts'
import { actorDisplayName } from '../../pipeline/actor.ts'
import { write, type Change } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { settlePriceChange } from '../money/index.ts'
import { lockServiceRow, serializeOne, refuseWithCurrent } from '../service/index.ts'
import { changeRental } from './days.ts'
import { claimCar } from './free-cars.ts'
import { agreedExtraPrices, extrasOf, rentalSerializers, type RentalRow } from './rental-rows.ts'
import { checkRentalPeriod } from './rules.ts'

/**
 * Other days for a rental, at the hours, the daily rate and the extras' prices that were agreed; staff's word, so that
 * no day is too late. The car must be free then: else 409 `car_taken`.
 */
export const rescheduleRental = write({
  name: 'rescheduleRental',
  body: rescheduleBody,
  answer: z.object({ data: rental }),
  async write(tx, { params, body, actor, now }) {
    const { timezone } = await settingsOf(tx.db)
    const row = await lockServiceRow<RentalRow>(tx, cars, params.id)
    const requested = { pickup_date: body.pickup_date, dropoff_date: body.dropoff_date }
    const { pickup_time, dropoff_time } = row
    const rentalPeriod = { ...requested, pickup_time, dropoff_time }
    checkRentalPeriod(rentalPeriod, timezone, now, '')
    const fields = ['pickup_date', 'dropoff_date'] as const
    const differs = fields.filter((field) => row[field] !== requested[field])
    if (differs.length === 0) {
      return {
        status: 200,
        body: { data: await serializeOne(rentalSerializers.toDesk, tx.db, row) },
      }
    }
    const { seen } = body
    if (seen && fields.some((field) => seen[field] !== row[field])) {
      await refuseWithCurrent(tx, rentalSerializers, row, { reason: 'rental_moved' })
    }
    if (!keepsCar(row.status)) {
      await refuseWithCurrent(tx, rentalSerializers, row, {
        reason: 'step_not_possible',
        params: { noun: 'rental', status: row.status, verb: 'moved' },
      })
    }
    await claimCar(tx, row.car_id, rentalPeriod, row.id)
    const agreed = roundHalfUp(row.base_cents / rentalDays(row.pickup_date, row.dropoff_date))
    const days = rentalDays(requested.pickup_date, requested.dropoff_date)
    const price = rentalTotals(agreed, days, extrasOf(row), agreedExtraPrices(row))
    const moved = await changeRental(tx, row.id, {
      ...requested,
      base_cents: price.base_cents,
      extras_cents: price.extras_cents,
      total_cents: price.total_cents,
      changed_by: actorDisplayName(actor),
    })
    if (moved.total_cents !== row.total_cents) {
      await settlePriceChange(tx, { kind: 'car', id: row.id }, moved.total_cents, now)
    }
    const changed: Change['changed'] = {}
    for (const field of [...differs, 'total_cents'] as const) {
      changed[field] = [row[field], moved[field]]
    }
    return {
      status: 200,
      body: {
        data: await serializeOne(
          rentalSerializers.toDesk,
          tx.db,
          await lockServiceRow<RentalRow>(tx, cars, row.id),
        ),
      },
      changes: [{ resource: 'car_rentals', rowId: row.id, changed }],
    }
  },
})
