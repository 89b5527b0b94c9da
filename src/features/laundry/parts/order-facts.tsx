import { Trans, useLingui } from '@lingui/react/macro'
import type { PlaceLaundryOrder } from '#contract/laundry.ts'
import { laundry } from '#contract/services/laundry.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { codeOf } from '#parts/own-requests.ts'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { formOf } from '../form/body.ts'
import type { Schedule } from '../form/schedule.ts'
import { Turnaround } from './turnaround.tsx'

export interface LaundryFacts extends Schedule {
  pickup: boolean
  express: boolean
  name: string
  phone: string
  email: string
  address: string
  notes: string
  code: string | null
}

/** When, how, and for whom. */
export function OrderFacts({ facts }: { facts: LaundryFacts }) {
  const { t } = useLingui()
  const at = ({ date, time }: Schedule['pickUp']) => (
    <>
      <DateText value={date} format="weekday" />, {time}
    </>
  )
  return (
    <DescriptionList
      items={[
        { term: t`Pickup`, detail: at(facts.pickUp) },
        { term: t`Drop-off`, detail: at(facts.dropOff) },
        {
          term: t`Fetched and brought back`,
          detail: facts.pickup ? <Trans>Yes</Trans> : <Trans>No, you bring it</Trans>,
        },
        {
          term: t`Express`,
          detail: facts.express ? (
            <>
              <Trans>Yes</Trans>, <Turnaround express />
            </>
          ) : (
            <Trans>No</Trans>
          ),
        },
        ...(facts.name === '' ? [] : [{ term: t`Full name`, detail: facts.name }]),
        ...(facts.phone === '' ? [] : [{ term: t`Phone`, detail: facts.phone }]),
        ...(facts.email === '' ? [] : [{ term: t`Email`, detail: facts.email }]),
        { term: t`Pickup address`, detail: facts.address },
        ...(facts.notes === '' ? [] : [{ term: t`Notes`, detail: facts.notes }]),
        ...(facts.code === null
          ? []
          : [{ term: t`Code`, detail: <span className="font-mono">{facts.code}</span> }]),
      ]}
    />
  )
}

/** What was ordered, as it stands on the device. */
export function SentFacts({ operation }: { operation: OperationRow }) {
  const body = operation.body as PlaceLaundryOrder
  const form = formOf(body)
  const total = body.totals?.grand_total
  return (
    <div className="grid gap-4">
      <div className="flex justify-between gap-4 border-b border-line pb-3">
        {/* Its lines by the house's names, written down when it was confirmed. */}
        <p>{operation.words.detail}</p>
        {total !== undefined && (
          <p className="text-lg font-semibold">
            <Money amount={total} />
          </p>
        )}
      </div>
      <OrderFacts
        facts={{
          ...form,
          pickUp: { date: form.pickUpDate ?? '', time: form.pickUpTime ?? '' },
          dropOff: { date: form.dropOffDate ?? '', time: form.dropOffTime ?? '' },
          code: codeOf(laundry, operation) || null,
        }}
      />
    </div>
  )
}
