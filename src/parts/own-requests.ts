import { useQueries } from '@tanstack/react-query'
import type { ResourceRow } from '#contract/resources.ts'
import { oneRow, readAt } from '#contract/route.ts'
import type { Service } from '#contract/services/service.ts'
import { defaultFreeHours, type CancellationRules } from '#domain/cancellation.ts'
import { momentOf } from '#domain/days.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { toResourceRow } from '#offline/reads/resource-row.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import type { Cached } from '#offline/reads/types.ts'
import { useValue } from '#ui/use-value.ts'
import { useHouse } from './use-house.ts'

/**
 * The server is asked for a guest's own requests when a screen with them opens, now and then while it
 * is open, and when its reader or the link comes back: the feed does not have them.
 */
export const FOLLOWED = {
  staleTime: 0,
  refetchInterval: 20_000,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
} as const
/** The contract's limit of codes in one look-up. */
const MAX_CODES = 50

/** All codes, newest first, in as many look-ups as they need: a further request leaves the full ones as they are. */
export function inLookUps(codes: readonly string[]): string[][] {
  const first = codes.length % MAX_CODES || MAX_CODES
  const parts = [codes.slice(0, first)]
  for (let at = first; at < codes.length; at += MAX_CODES) {
    parts.push(codes.slice(at, at + MAX_CODES))
  }
  return parts
}

/** Progress of a request. received: it waits for the house. over: it has been done. */
export type Stage = 'received' | 'confirmed' | 'over' | 'cancelled'

/** A guest's own request as the server shows it to anyone who knows its code. */
export interface Received<Status extends string = string> {
  id: string
  version: number
  code: string
  status: Status
  stage: Stage
  /** Why it was cancelled. */
  reason: string | null
  /** The house's running number, where a service has one. */
  number: number | null
  /** unpaid, pending, paid, failed, refunded. */
  paymentStatus: string
  /** The masked card that was announced for it; null: none. */
  cardAnnounced: string | null
  /** In the base currency, with decimals. */
  total: number
  /** When it begins, for services with a cancellation limit in hours; null: the row has no day. */
  begins: { day: string; time: string } | null
  /** The limit in hours, where each row has its own; null: it cannot be cancelled. */
  cancelHours?: number | null
  /** As it came: for what its service alone has. */
  row: ResourceRow
}

export interface OwnRequest<Status extends string = string> extends Received<Status> {
  mayCancel: boolean
}

/** The fields of an operation that are read here. */
type Answered = Pick<OperationRow, 'route' | 'state' | 'answer' | 'body'>

/** Whether the operation is a guest's request to this service. */
export const isOf = ({ routes }: Pick<Service, 'routes'>, { route }: Pick<Answered, 'route'>) =>
  route === routes.place

/** The code that the server gave or confirmed; before that the device's own code. */
export function codeOf({ answeredAs }: Pick<Service, 'answeredAs'>, operation: Answered): string {
  const given = readAt(oneRow(operation.answer?.body), `${answeredAs}.code`)
  return typeof given === 'string' && operation.state === 'taken'
    ? given
    : ((operation.body as { code?: string }).code ?? '')
}

/** Codes of all requests that the server has, for a look-up. */
export const codesOf = <Operation extends Answered>(
  operations: readonly Operation[],
  isOwn: (operation: Operation) => boolean,
  code: (operation: Operation) => string,
) =>
  operations
    .filter((one) => isOwn(one) && one.state === 'taken')
    .map(code)
    .filter((one) => one !== '')

function stageOf<Status extends string>({ steps }: Service<Status>, status: Status): Stage {
  if (status === 'cancelled') return 'cancelled'
  if (status === steps.statuses[0]) return 'received'
  return steps.isOver(status) ? 'over' : 'confirmed'
}

/** The row of any service that a look-up by code answers. */
interface PublicRow extends ResourceRow {
  code: string
  status: string
  cancel_reason: string | null
  number?: number
  payment_status?: string
  card_announced?: string | null
  total?: number
  grand_total?: number
}

/** Without a time it counts from the start of its day. */
function beginsAt({ guestCancels: { until } }: Service, row: Partial<PublicRow>) {
  const when = row as Readonly<Record<string, string | null | undefined>>
  const day = until && when[until.day]
  return day ? { day, time: when[until.time] || '00:00' } : null
}

const hoursIn = (row: object, column: string) =>
  (row as Readonly<Record<string, number | null | undefined>>)[column] ?? null

/** Null where the row has no code, or a status that our server does not know. */
export function parseReceived<Status extends string>(
  service: Service<Status>,
  raw: ResourceRow,
): Received<Status> | null {
  // Another host's answer may have the id alone.
  const row: Partial<PublicRow> = raw
  const { until } = service.guestCancels
  const status = service.steps.statusOf(row.status)
  const { code } = row
  if (status === null || !code) return null
  return {
    id: raw.id,
    version: raw.version,
    code,
    status,
    stage: stageOf(service, status),
    reason: row.cancel_reason ?? null,
    number: row.number ?? null,
    paymentStatus: row.payment_status ?? 'unpaid',
    cardAnnounced: row.card_announced ?? null,
    total: row.grand_total ?? row.total ?? 0,
    begins: beginsAt(service, row),
    ...(until?.hoursOf && { cancelHours: hoursIn(raw, until.hoursOf) }),
    row: raw,
  }
}

/**
 * The newest version of what this operation asked for, among the received rows and the answers to
 * `operations` (the answer to a guest's cancellation has the row too). Pure.
 */
export function newestOf<Status extends string>(
  service: Service<Status>,
  operation: Answered,
  received: readonly Received<Status>[],
  operations: readonly Answered[] = [operation],
): Received<Status> | null {
  if (!isOf(service, operation) || operation.state !== 'taken') return null
  const code = codeOf(service, operation)
  const { place, cancelOwn } = service.routes
  const answered = operations
    .filter(({ route, state }) => state === 'taken' && (route === place || route === cancelOwn))
    .flatMap(({ answer }) => {
      const raw = toResourceRow(readAt(oneRow(answer?.body), service.answeredAs))
      return (raw && parseReceived(service, raw)) ?? []
    })
  return [...received, ...answered]
    .filter((one) => one.code === code)
    .reduce<Received<Status> | null>(
      (best, one) => (best === null || one.version > best.version ? one : best),
      null,
    )
}

/** Whether a guest may still cancel. `now`: the server's clock, ms. Pure. */
export function guestMayCancel<Status extends string>(
  { guestCancels: { from, until } }: Service<Status>,
  {
    status,
    begins,
    cancelHours = null,
  }: Pick<Received<Status>, 'status' | 'begins' | 'cancelHours'>,
  { timezone, cancellation }: Pick<CancellationRules, 'timezone' | 'cancellation'>,
  now: number,
): boolean {
  if (!from.includes(status)) return false
  if (until === undefined) return true
  const hours =
    until.hours === undefined ? cancelHours : (cancellation[until.hours] ?? defaultFreeHours)
  if (hours === null) return false
  if (begins === null) return until.hours === undefined
  const starts = momentOf(timezone, begins.day, begins.time).getTime()
  return now <= starts - hours * 3_600_000
}

export interface OwnRequests<Own = OwnRequest> {
  /** Undefined: not of this service. Null: the server has not answered, or refused it. */
  of(operation: OperationRow): Own | null | undefined
  /** How old the rows are, where they come from the device alone; else null. */
  asOf: string | null
}

/** Looks up a guest's requests by code, one of `inLookUps`. */
const lookUp = <Status extends string>(service: Service<Status>, codes: readonly string[]) =>
  listQuery({
    resource: service.table,
    route: service.routes.lookUp,
    body: { codes },
    staff: false,
    complete: false,
    parse: (raw) => parseReceived(service, raw),
  })

/** The requests of this device, of several services, polled while the page is open. */
export function useOwnOfAll<Status extends string>(
  services: readonly Service<Status>[],
  operations: readonly OperationRow[],
): OwnRequests<OwnRequest<Status>>[] {
  const house = useHouse()
  // Only our house can be asked by code (design §3); a foreign host's answer says all there is.
  const ours = useValue(offline().host) !== 'foreign'
  const asked = services.flatMap((service) => {
    const codes = codesOf(
      operations,
      (one) => isOf(service, one),
      (one) => codeOf(service, one),
    )
    return inLookUps(codes).map((part) => ({ service, codes: part }))
  })
  const looked = useQueries({
    queries: asked.map(({ service, codes }) => ({
      ...lookUp(service, codes),
      enabled: ours && codes.length > 0,
      ...FOLLOWED,
    })),
  })
  return services.map((service) => {
    const heard = looked.filter((_, at) => asked[at]?.service === service).map(({ data }) => data)
    const rows = heard.flatMap((data) => data?.rows ?? [])
    return {
      of(operation) {
        if (!isOf(service, operation)) return undefined
        const own = newestOf(service, operation, rows, operations)
        if (own === null) return null
        // Its hours are our house's, and so is the page that cancels by them.
        const here = ours || service.guestCancels.until === undefined
        const mayCancel = here && guestMayCancel(service, own, house, offline().clock.now())
        return { ...own, mayCancel }
      },
      asOf: oldestKept(heard),
    }
  })
}

/** From when kept rows are, where the house did not answer one of the look-ups; else null. */
export const oldestKept = (
  heard: readonly (Pick<Cached<unknown>, 'from' | 'cause' | 'asOf'> | undefined)[],
): string | null =>
  heard
    .flatMap((data) => (data?.from === 'device' && data.cause && data.asOf) || [])
    .toSorted()[0] ?? null

/** The same for one service; null too where the operation is of another service. */
export function useOwn<Status extends string>(
  service: Service<Status>,
  operation: OperationRow,
): OwnRequest<Status> | null {
  return useOwnOfAll([service], [operation])[0]?.of(operation) ?? null
}
