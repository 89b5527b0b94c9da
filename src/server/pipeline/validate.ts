import { safeParse, type core } from 'zod/mini'
import type { NamedRefusal } from '#contract/refusals/index.ts'
import { readAt } from '#contract/route.ts'
import { plainReason, refuseWith, type Fields, type PlainReason } from './refusal.ts'
import type { Invalid, Schema } from './endpoint.ts'

type Issue = core.$ZodIssue

/** By the names of the custom rules in contract/fields.ts. */
const ruleReasons: Readonly<Record<string, PlainReason>> = {
  format: 'wrong_format',
  phone: 'not_a_phone',
}

/** The reason for an issue, as the documents' servers name it. */
function faultOf(issue: Issue, value: unknown): NamedRefusal {
  if (value === undefined || value === null || value === '') return { reason: 'required' }
  switch (issue.code) {
    case 'too_small': {
      const minimum = Number(issue.minimum)
      if (issue.origin === 'string') {
        return minimum <= 1 ? { reason: 'required' } : { reason: 'too_short', params: { minimum } }
      }
      return { reason: issue.origin === 'array' ? 'too_few' : 'too_small', params: { minimum } }
    }
    case 'too_big': {
      const maximum = Number(issue.maximum)
      if (issue.origin === 'string') return { reason: 'too_long', params: { maximum } }
      return { reason: issue.origin === 'array' ? 'too_many' : 'too_big', params: { maximum } }
    }
    case 'invalid_value':
      return { reason: 'not_one_of', params: { values: issue.values.map(String) } }
    case 'invalid_type':
      return issue.expected === 'int'
        ? { reason: 'not_whole' }
        : { reason: 'wrong_type', params: { type: issue.expected } }
    case 'invalid_format':
      return { reason: issue.format === 'email' ? 'not_an_email' : 'wrong_format' }
    case 'custom':
      return plainReason(ruleReasons[issue.message] ?? 'not_valid')
    case 'invalid_union':
      return unionFault(issue)
    default:
      return { reason: 'not_valid' }
  }
}

/** For optional values: what is wrong with a value that is there. */
function unionFault({ errors }: core.$ZodIssueInvalidUnion): NamedRefusal {
  const [said] = errors.flat().filter(({ code }) => code === 'custom' || code === 'invalid_format')
  return said === undefined ? { reason: 'not_valid' } : faultOf(said, 'x')
}

const sameFault = (one: NamedRefusal, other: NamedRefusal) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Field with dots -> what is wrong. Faults of the whole body are under `body`. */
export function faultsOf(issues: readonly Issue[], body: unknown): Fields {
  const faults = new Map<string, NamedRefusal[]>()
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'body'
    const fault = faultOf(issue, field === 'body' ? body : readAt(body, field))
    const known = faults.get(field) ?? []
    if (!known.some((other) => sameFault(other, fault))) faults.set(field, [...known, fault])
    if (faults.size >= 50) break
  }
  return Object.fromEntries(faults)
}

/** Parses the body by the schema; throws `validation` with the invalid fields. */
export function validate<Output>(
  schema: Schema<Output>,
  body: unknown,
  invalid?: (fields: Fields) => Invalid | undefined,
): Output {
  const parsed = safeParse(schema as unknown as core.$ZodType<Output>, body)
  if (parsed.success) return parsed.data
  const faults = faultsOf(parsed.error.issues, body)
  const said = invalid?.(faults) ?? 'data_invalid'
  const { fields, ...whole } = typeof said === 'string' ? { reason: said, fields: faults } : said
  return refuseWith(whole as NamedRefusal, { fields })
}
