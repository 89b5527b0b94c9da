import { setupI18n } from '@lingui/core'
import { errorKinds, type ErrorBody, type ErrorCode } from '#contract/errors.ts'
import {
  refusals,
  type ParamsOf,
  type Reason,
  type Said,
  type SaidOnWire,
} from '#contract/refusals/index.ts'
import { compileMessage } from '#lib/compile-message.ts'

/** Reasons whose sentence fills in nothing. */
export type PlainReason = {
  [R in Reason]: unknown extends ParamsOf<R> ? R : never
}[Reason]

export const plainReason = (reason: PlainReason): Said => ({ reason }) as Said

/** Field (with dots) -> what is wrong with it. */
export type Fields = Readonly<Record<string, readonly Said[]>>

/** Instead of the usual, where one of these fields lacks or is wrong: too long is another matter. */
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

export const exceedsLimit = ({ reason }: Said): boolean =>
  reason === 'too_long' || reason === 'too_many' || reason === 'too_big'

/** The whole says what its first field says. */
export function fromFirstField(fields: Fields): (Said & { fields: Fields }) | undefined {
  const [first] = Object.values(fields)
  return first?.[0] && { ...first[0], fields }
}

interface RefusalOptions {
  /** The field that the whole is about: it says the same. */
  field?: string
  /** What is wrong with single fields, where that is not what the whole says. */
  fields?: Fields
  /** The row or quote as it is now. */
  current?: unknown
  /** ms until another try makes sense; sent as `retry-after`. */
  retryAfter?: number
}

/** A refusal: thrown by handlers, answered by the pipeline. */
export class Refusal extends Error {
  readonly body: ErrorBody
  /** ms until another try makes sense; sent as `retry-after`. */
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

/** The one place where the house puts a refusal into words: for those who read no reasons. */
export function englishMessage({ reason, params = {} }: SaidOnWire): string {
  const { id, message } = refusals[reason as Reason]
  const lists = Object.entries(params).filter(([, value]) => typeof value === 'object')
  const joined = lists.map(([name, value]) => [name, (value as string[]).join(', ')])
  return english._(id, { ...params, ...Object.fromEntries(joined) }, { message })
}

/** As it goes out. */
export function refusalBody(
  it: SaidOnWire,
  { field, fields, current }: RefusalOptions = {},
): ErrorBody {
  const of: Record<string, readonly SaidOnWire[]> | undefined =
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

/** Its parameters, where the sentence has some, and what goes along. */
type RefuseArgs<R extends Reason> =
  unknown extends ParamsOf<R>
    ? [more?: RefusalOptions]
    : [params: ParamsOf<R>, more?: RefusalOptions]

export function refusalOf<R extends Reason>(reason: R, ...rest: RefuseArgs<R>): Refusal {
  const fills = refusals[reason].message.includes('{')
  const params = fills ? (rest[0] as SaidOnWire['params']) : undefined
  const more = rest[fills ? 1 : 0] as RefusalOptions | undefined
  return new Refusal(refusalBody({ reason, params }, more), more?.retryAfter)
}

/** Refuses by name: `refuse('seats_left', { left }, { current })`, `refuse('sign_in')`. */
export function refuse<R extends Reason>(reason: R, ...rest: RefuseArgs<R>): never {
  throw refusalOf(reason, ...rest)
}

/** The same, where what is said was chosen before. */
export function refuseWith(said: Said, more?: RefusalOptions): never {
  throw new Refusal(refusalBody(said, more), more?.retryAfter)
}
