import type { FastifyInstance } from 'fastify'
import type { RouteName } from '#contract/routes.ts'
import { docsPage, docsStyle } from './docs-page.ts'
import type { Endpoint } from '../pipeline/endpoint.ts'
import { openApi } from './openapi.ts'

/** GET /api/openapi.json and the page made from it; both are built once. */
export function registerDocs(
  app: FastifyInstance,
  endpoints: ReadonlyMap<RouteName, Endpoint>,
): void {
  let document: Record<string, unknown> | undefined
  const made = () => (document ??= openApi(endpoints))
  const answers = {
    '/api/openapi.json': ['application/json', () => JSON.stringify(made())],
    '/api/docs': ['text/html', () => docsPage(endpoints, made())],
    '/api/docs.css': ['text/css', () => docsStyle],
  } as const
  for (const [url, [type, text]] of Object.entries(answers)) {
    app.get(url, (_request, reply) => {
      reply.header('cache-control', 'no-cache')
      return reply.type(`${type}; charset=utf-8`).send(text())
    })
  }
}
