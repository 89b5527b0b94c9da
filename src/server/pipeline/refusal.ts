import { setupI18n } from '@lingui/core'
import { errorKinds, type ErrorBody, type ErrorCode } from '#contract/errors.ts'
import {
  refusals,
  type ParamsOf,
  type Reason,
  type NamedRefusal,
  type WireRefusal,
} from '#contract/refusals/index.ts'
import { compileMessage } from '#lib/compile-message.ts'

/** Reasons whose message has no parameters. */
export type PlainReason = {
  [R in Reason]: unknown extends ParamsOf<R> ? R : never
}[Reason]

export const plainReason = (reason: PlainReason): NamedRefusal => ({ reason }) as NamedRefusal

/** Field (with dots) -> what is wrong with it. */
export type Fields = Readonly<Record<string, readonly NamedRefusal[]>>

/** Replaces the usual reasons of these fields, except where a value is too large. */
export function withReasons(
  fields: Fields,
  reasons: Readonly<Record<string, PlainReason>>,
): Fields {
  const own = Object.entries(reasons).filter(([field]) => {
    const [usual] = fields[field] ?? []
    return usual !== undefined && !exceedsLimit(usual)
  })
  return {
    ...fields,
    ...Object.fromEntries(own.map(([field, its]) => [field, [plainReason(its)]])),
  }
}

export const exceedsLimit = ({ reason }: NamedRefusal): boolean =>
  reason === 'too_long' || reason === 'too_many' || reason === 'too_big'

/** The first field's reason as the reason of the whole. */
export function fromFirstField(fields: Fields): (NamedRefusal & { fields: Fields }) | undefined {
  const [first] = Object.values(fields)
  return first?.[0] && { ...first[0], fields }
}

/** Who asks, where that is missing or does not fit. */
export const whoIsMissing = (fields: Fields): PlainReason | undefined =>
  fields['customer.name'] || fields['customer.phone'] || fields.customer
    ? 'enter_name_and_phone'
    : undefined

interface RefusalOptions {
  /** The field that the refusal is about; it gets the same message. */
  field?: string
  /** Reasons of single fields, where they differ from the refusal's. */
  fields?: Fields
  /** The row or quote as it is now. */
  current?: unknown
  /** ms until a retry makes sense; sent as `retry-after`. */
  retryAfter?: number
}

/** Thrown by handlers, answered by the pipeline. */
export class Refusal extends Error {
  readonly body: ErrorBody
  /** ms until a retry makes sense; sent as `retry-after`. */
  readonly retryAfter: number | undefined

  constructor(body: ErrorBody, retryAfter?: number) {
    super(body.message)
    this.body = body
    this.retryAfter = retryAfter
  }

  get code(): ErrorCode {
    return this.body.code
  }

  get errors(): Record<string, string[]> | undefined {
    return this.body.errors
  }

  get current(): unknown {
    return this.body.current
  }

  get status(): number {
    return errorKinds[this.code].status
  }
}

const english = setupI18n({ locale: 'en', messages: { en: {} } })
english.setMessagesCompiler(compileMessage)

/** The English message, for clients that do not translate reasons. */
export function englishMessage({ reason, params = {} }: WireRefusal): string {
  const { id, message } = refusals[reason as Reason]
  const lists = Object.entries(params).filter(([, value]) => typeof value === 'object')
  const joined = lists.map(([name, value]) => [name, (value as string[]).join(', ')])
  return english._(id, { ...params, ...Object.fromEntries(joined) }, { message })
}

/** The body as it is sent. */
export function refusalBody(
  it: WireRefusal,
  { field, fields, current }: RefusalOptions = {},
): ErrorBody {
  const of: Record<string, readonly WireRefusal[]> | undefined =
    field === undefined ? fields : { [field]: [it] }
  const entries = of && Object.entries(of)
  return {
    code: refusals[it.reason as Reason].code,
    message: englishMessage(it),
    reason: it.reason as Reason,
    ...(it.params !== undefined && { params: it.params }),
    ...(entries && {
      errors: Object.fromEntries(entries.map(([name, its]) => [name, its.map(englishMessage)])),
      reasons: Object.fromEntries(entries.map(([name, its]) => [name, [...its]])),
    }),
    ...(current !== undefined && { current }),
  }
}

/** The parameters, where the message has some, and the options. */
type RefuseArgs<R extends Reason> =
  unknown extends ParamsOf<R>
    ? [more?: RefusalOptions]
    : [params: ParamsOf<R>, more?: RefusalOptions]

export function refusalOf<R extends Reason>(reason: R, ...rest: RefuseArgs<R>): Refusal {
  const fills = refusals[reason].message.includes('{')
  const params = fills ? (rest[0] as WireRefusal['params']) : undefined
  const more = rest[fills ? 1 : 0] as RefusalOptions | undefined
  return new Refusal(refusalBody({ reason, params }, more), more?.retryAfter)
}

/** Refuses by reason: `refuse('seats_left', { left }, { current })`, `refuse('sign_in')`. */
export function refuse<R extends Reason>(reason: R, ...rest: RefuseArgs<R>): never {
  throw refusalOf(reason, ...rest)
}

/** The same with a reason chosen before. */
export function refuseWith(said: NamedRefusal, more?: RefusalOptions): never {
  throw new Refusal(refusalBody(said, more), more?.retryAfter)
}
