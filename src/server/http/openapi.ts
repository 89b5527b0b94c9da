import { toJSONSchema, type core } from 'zod/mini'
import { refusals } from '#contract/refusals/index.ts'
import { errorKinds, type ErrorCode } from '#contract/errors.ts'
import type { Route } from '#contract/route.ts'
import { CONTRACT_VERSION, routeOf, type RouteName } from '#contract/routes.ts'
import { summaries } from '#contract/summaries.ts'
import * as wire from '#contract/wire.ts'
import { acceptsForms } from '../documents/bodies.ts'
import type { Endpoint, Schema } from '../pipeline/endpoint.ts'

type Json = Record<string, unknown>

/** What a client should do on each code, as the outbox treats it. */
export const treatmentHelp = {
  wait: 'Nothing is wrong with the request: send it again later, under the same key.',
  pause: 'Sign in, then send it again under the same key.',
  park: 'A person must decide: sent again as it is, it will be refused again unless the house changed.',
  ended: 'It is over: it will never be done.',
} as const

function schemaOf(schema: Schema<unknown>, io: 'input' | 'output'): Json {
  const made = toJSONSchema(schema as unknown as core.$ZodType, {
    io,
    unrepresentable: 'any',
    // Optional texts become null internally; the reference shows only text.
  }) as Json
  delete made.$schema
  return made
}

const headerParameter = (name: string, description: string, format: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', format },
})

const deviceParameter = headerParameter(
  wire.DEVICE_HEADER,
  'The device, made at its first start. Guests are told apart by it.',
  'uuid',
)

const keyParameters: Json[] = [
  headerParameter(
    wire.KEY_HEADER,
    'Names this one body. The same key and body are done once and answered alike for 90 days.',
    'uuid',
  ),
  headerParameter(
    wire.OPERATION_HEADER,
    'The operation, stable for its life; others refer to what it made as op:<id>.',
    'uuid',
  ),
  deviceParameter,
  headerParameter(
    wire.DEVICE_TIME_HEADER,
    'When the person confirmed, by the device’s clock. Kept; never used to judge lateness.',
    'date-time',
  ),
]

const whoMayCall: Record<Route['access'], string> = {
  public: 'Anyone.',
  code: 'Anyone who knows the code.',
  staff: 'Signed-in staff',
  send: 'Anyone, for what they sent themselves; a send token is enough.',
}

const whoOfStaff = {
  staff: ' (roles staff, reception and admin).',
  reception: ' (roles reception and admin).',
  admin: ' (role admin).',
} as const

const whoMay = ({ access, role }: Route) =>
  whoMayCall[access] + (access === 'staff' ? whoOfStaff[role ?? 'staff'] : '')

function parameters(route: Route, path: string, keyed: boolean): Json[] {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const asked = [...new URLSearchParams(route.query ?? '')].map(([name, example]) => ({
    name,
    in: 'query',
    required: false,
    example,
    schema: { type: 'string' },
  }))
  if (keyed) return [...named, ...asked, ...keyParameters]
  return route.access === 'send' ? [...named, ...asked, deviceParameter] : [...named, ...asked]
}

/** The same fields as texts, and a picture. */
const form: Json = {
  type: 'object',
  properties: { image: { type: 'string', contentMediaType: 'image/*' } },
  additionalProperties: { type: 'string' },
}

function operation(endpoint: Endpoint, path: string, index: number): Json {
  const route = routeOf(endpoint.name)
  const keyed = endpoint.kind === 'write'
  const shown = 'documentedBody' in endpoint ? endpoint.documentedBody : undefined
  const body = shown ?? ('body' in endpoint ? endpoint.body : undefined)
  const answer = 'answer' in endpoint ? endpoint.answer : undefined
  const type = endpoint.kind === 'stream' ? 'application/x-ndjson' : 'application/json'
  return {
    operationId: index === 0 ? endpoint.name : `${endpoint.name}Fallback${index}`,
    summary: summaries[endpoint.name],
    description: whoMay(route),
    tags: [path.split('/')[2] ?? 'api'],
    ...(index > 0 && { deprecated: true }),
    parameters: parameters(route, path, keyed),
    ...(route.access === 'staff' && { security: [{ token: [] }] }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: schemaOf(body, 'input') },
          ...(acceptsForms(endpoint.name) && { 'multipart/form-data': { schema: form } }),
        },
      },
    }),
    responses: {
      '2XX': {
        description: keyed ? 'Done, or done before (idempotency-replayed: true)' : 'The answer',
        ...(keyed && {
          headers: {
            [wire.REPLAYED_HEADER]: {
              description: 'true: kept from the first time',
              schema: { type: 'string' },
            },
          },
        }),
        content: { [type]: answer ? { schema: schemaOf(answer, 'output') } : {} },
      },
      default: { $ref: '#/components/responses/Refusal' },
    },
  }
}

function errorTable(): string {
  const lines = (Object.keys(errorKinds) as ErrorCode[]).map((code) => {
    const { status, treatment } = errorKinds[code]
    return `| \`${code}\` | ${status} | ${treatment} | ${treatmentHelp[treatment]} |`
  })
  return ['| code | status | treatment | what to do |', '|---|---|---|---|', ...lines].join('\n')
}

/** OpenAPI 3.1 of the mounted endpoints, generated from the contract. */
export function openApi(endpoints: ReadonlyMap<RouteName, Endpoint>): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints.values()) {
    const route = routeOf(endpoint.name)
    for (const [index, path] of route.paths.entries()) {
      const at = (paths[path] ??= {})
      at[route.method.toLowerCase()] = operation(endpoint, path, index)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Imisozi',
      version: String(CONTRACT_VERSION),
      description:
        'Every refusal has one shape: { code, message, reason, params?, errors?, reasons?, current? }. Its code says what to do:\n\n' +
        errorTable(),
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: {
        Refusal: {
          description: 'Refused, or not possible now; the code says which',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string', enum: Object.keys(errorKinds) },
            message: { type: 'string', description: 'For people, in English' },
            reason: { type: 'string', enum: Object.keys(refusals), description: 'Its stable name' },
            params: { type: 'object', description: 'What the message fills in' },
            errors: {
              type: 'object',
              description: 'Field (with dots) -> messages',
              additionalProperties: { type: 'array', items: { type: 'string' } },
            },
            reasons: {
              type: 'object',
              description: 'Field -> reasons with params, message for message',
              additionalProperties: { type: 'array', items: { type: 'object' } },
            },
            current: { description: 'The row or quote as it is at the house now' },
          },
        },
      },
    },
  }
}
