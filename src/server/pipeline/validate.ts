import { safeParse, type core } from 'zod/mini'
import { readAt } from '#contract/route.ts'
import { refuse, type Schema, type Words } from './endpoint.ts'

type Issue = core.$ZodIssue

/** By the names that contract/fields.ts gives its own rules. */
const ruleWords: Readonly<Record<string, string>> = {
  format: 'Has the wrong format.',
  phone: 'Must be a valid phone number.',
}

/** Words for people, as the documents' servers put them. */
function wordsOf(issue: Issue, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'This field is required.'
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) <= 1) return 'This field is required.'
      return `Must be at least ${issue.minimum}${unit(issue.origin)}.`
    case 'too_big':
      return `May be at most ${issue.maximum}${unit(issue.origin)}.`
    case 'invalid_value':
      return `Must be one of: ${issue.values.map(String).join(', ')}.`
    case 'invalid_type':
      return `Must be ${issue.expected === 'int' ? 'a whole number' : `of type ${issue.expected}`}.`
    case 'invalid_format':
      return issue.format === 'email' ? 'Must be a valid e-mail address.' : 'Has the wrong format.'
    case 'custom':
      return ruleWords[issue.message] ?? 'Is not valid.'
    case 'invalid_union':
      return unionWords(issue) ?? 'Is not valid.'
    default:
      return 'Is not valid.'
  }
}

/** Of what may be left empty: what is wrong with it where it is not. */
function unionWords({ errors }: core.$ZodIssueInvalidUnion): string | undefined {
  const [said] = errors.flat().filter(({ code }) => code === 'custom' || code === 'invalid_format')
  return said && wordsOf(said, 'x')
}

function unit(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' entries long' : ''
}

/** Field with dots -> messages. The whole body's own faults stand under `body`. */
export function fieldErrors(issues: readonly Issue[], body: unknown): Record<string, string[]> {
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'body'
    const words = wordsOf(issue, field === 'body' ? body : readAt(body, field))
    const known = errors.get(field) ?? []
    if (!known.includes(words)) errors.set(field, [...known, words])
    if (errors.size >= 50) break
  }
  return Object.fromEntries(errors)
}

/** The body as the schema has it; throws `validation` with the fields that do not fit. */
export function validate<Output>(
  schema: Schema<Output>,
  body: unknown,
  words?: (errors: Record<string, string[]>) => Words | undefined,
): Output {
  const parsed = safeParse(schema as unknown as core.$ZodType<Output>, body)
  if (parsed.success) return parsed.data
  const errors = fieldErrors(parsed.error.issues, body)
  const said = words?.(errors) ?? 'The given data was invalid.'
  if (typeof said === 'string') return refuse('validation', said, { errors })
  return refuse('validation', said.message, { errors: said.errors })
}
