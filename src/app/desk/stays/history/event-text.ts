import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { useLingui } from '@lingui/react/macro'
import type { BookedKind } from '#contract/services/index.ts'
import type { StayEvent, StayEventKind, StayEventParams } from '#contract/stay-events.ts'
import { useMethodLabels } from '#features/folio/desk/method-labels.ts'
import { kindLabels } from '#parts/services.ts'
import { useFormats } from '#ui/formats.tsx'

export interface EventText {
  title: string
  /** What went along with it. */
  details: readonly string[]
}

type Texts = Record<Exclude<StayEventKind, 'letter'>, (params: StayEventParams) => string>

/** What happened to a stay, in the reader's language. */
export function useEventText(): (event: StayEvent) => EventText {
  const { t, i18n } = useLingui()
  const { money, date } = useFormats()
  const methodLabels = useMethodLabels()

  const sum = ({ amount = 0, currency = houseMoneyHere().base }: StayEventParams) =>
    money(amount, currency)
  const day = (value: string) => date(value, 'short')
  const service = ({ service: kind = '' }: StayEventParams) => {
    const label = kindLabels[kind as BookedKind] as (typeof kindLabels)['room'] | undefined
    return label === undefined ? t`Order` : i18n._(label)
  }
  const paid = (params: StayEventParams) => {
    const method = methodLabels(params.method ?? '')
    return method === '' ? sum(params) : `${sum(params)}, ${method}`
  }

  const texts: Texts = {
    booked: () => t`Booking entered`,
    reserved: () => t`Reserved`,
    approved: () => t`Approved`,
    approved_paid: () => t`Approved, because money came for it`,
    cancelled: () => t`Cancelled`,
    no_show: () => t`Cancelled as a no-show`,
    checked_in: () => t`Checked in`,
    checked_out: (params) =>
      params.amount === undefined ? t`Checked out` : t`Checked out, ${sum(params)} left owing`,
    moved: ({ room }) => (room === undefined ? t`Dates changed` : t`Moved to room ${room}`),
    written_off: (params) => t`${sum(params)} written off`,
    write_off_taken_back: (params) =>
      params.amount === undefined
        ? t`Write-off taken back`
        : t`Write-off of ${sum(params)} taken back`,
    item_added: (params) => t`Item put on the bill: ${sum(params)}`,
    item_removed: (params) => t`Item taken off the bill: ${sum(params)}`,
    order_added: (params) => t`${service(params)} ordered on the bill: ${sum(params)}`,
    order_changed: (params) => t`${service(params)} on the bill changed`,
    order_cancelled: (params) => t`${service(params)} on the bill cancelled: ${sum(params)}`,
    order_charged: (params) => t`${service(params)} put on the bill: ${sum(params)}`,
    order_taken_off: (params) => t`${service(params)} taken off the bill: ${sum(params)}`,
    payment: (params) => t`Paid: ${paid(params)}`,
    payment_pending: (params) => t`Payment noted as pending: ${paid(params)}`,
    payment_changed: (params) => t`Payment changed: ${paid(params)}`,
    payment_failed: (params) => t`Payment set to failed: ${paid(params)}`,
    payment_voided: (params) => t`Payment voided: ${paid(params)}`,
    refund_promised: (params) => t`To be given back: ${paid(params)}`,
    refunded: (params) => t`Given back: ${paid(params)}`,
    refund_refused: (params) => t`The provider refused to give back ${sum(params)}`,
    refund_unknown: (params) => t`The provider did not say whether ${sum(params)} was given back`,
    money_kept: (params) => t`${sum(params)} of what was paid is kept`,
    receipt: (params) => t`Receipt no. ${params.number ?? ''} written: ${sum(params)}`,
  }

  function movedDetails(params: StayEventParams): string[] {
    const { room, room_before, check_in, check_in_before, check_out, check_out_before } = params
    const { total, total_before } = params
    const said: string[] = []
    if (room !== undefined && room_before !== undefined) {
      said.push(t`Room ${room_before} before`)
    }
    if (check_in !== undefined && check_in_before !== undefined) {
      said.push(t`Check-in ${day(check_in)}, before ${day(check_in_before)}`)
    }
    if (check_out !== undefined && check_out_before !== undefined) {
      said.push(t`Check-out ${day(check_out)}, before ${day(check_out_before)}`)
    }
    if (total !== undefined && total_before !== undefined && total !== total_before) {
      said.push(t`${money(total)}, before ${money(total_before)}`)
    }
    return said
  }

  return ({ kind, params, by }) => {
    const text = (texts as Partial<Record<string, Texts['booked']>>)[kind]
    // From a newer version of the house.
    if (text === undefined) return { title: t`Something was changed`, details: [] }
    const title =
      kind === 'booked' && by === 'guest'
        ? t`Requested`
        : by === null && (kind === 'booked' || kind === 'reserved')
          ? t`Came from another channel’s calendar`
          : text(params)
    const details = kind === 'moved' ? movedDetails(params) : []
    return {
      title,
      details: params.agreed_price === true ? [...details, t`At an agreed price`] : details,
    }
  }
}
