import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { errorKinds, type ErrorCode } from '#contract/errors.ts'
import type { Route } from '#contract/route.ts'
import { CONTRACT_VERSION, routeOf, type RouteName } from '#contract/routes.ts'
import { summaries } from '#contract/summaries.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { Endpoint } from '../pipeline/endpoint.ts'
import { Asset } from './assets.ts'
import { openApi, treatmentHelp } from './openapi.ts'
import { sendAsset } from './static.ts'

/** The API reference as one page without a script; its style is a file of its own. */

const access: Record<Route['access'], string> = {
  public: 'anyone',
  code: 'who knows the code',
  staff: 'staff',
  send: 'who sent it',
}

const offline: Record<Route['offline'], string> = {
  cached: 'read, kept on the device',
  queued: 'write, may wait; takes an Idempotency-Key',
  online: 'needs the link',
}

type Document = { paths: Record<string, Record<string, Record<string, unknown>>> }

function block(title: string, value: unknown): string {
  const text = escapeHtml(JSON.stringify(value, null, 2))
  return `<details><summary>${title}</summary><pre>${text}</pre></details>`
}

function section(endpoint: Endpoint, document: Document): string {
  const route = routeOf(endpoint.name)
  const [path, ...others] = route.paths
  const made = document.paths[path]?.[route.method.toLowerCase()]
  const query =
    route.query === undefined ? '' : `<span class="query">?${escapeHtml(route.query)}</span>`
  const fallback = others.map((one) => `<code>${escapeHtml(one)}</code>`).join(', ')
  return `<section id="${endpoint.name}">
<h3><span class="method">${route.method}</span> <code>${escapeHtml(path)}</code>${query}</h3>
<p>${escapeHtml(summaries[endpoint.name])}.</p>
<p class="facts">${endpoint.name} · for ${access[route.access]} · ${offline[route.offline]}${
    fallback === '' ? '' : ` · also at ${fallback}`
  }</p>
${made?.requestBody === undefined ? '' : block('Body', made.requestBody)}
${'answer' in endpoint && endpoint.answer ? block('Answer', made?.responses) : ''}
</section>`
}

function errorRows(): string {
  return (Object.keys(errorKinds) as ErrorCode[])
    .map((code) => {
      const { status, treatment } = errorKinds[code]
      const words = escapeHtml(treatmentHelp[treatment])
      return `<tr><td><code>${code}</code></td><td>${status}</td><td>${treatment}</td><td>${words}</td></tr>`
    })
    .join('\n')
}

function docsPage(endpoints: ReadonlyMap<RouteName, Endpoint>, document: object): string {
  const all = [...endpoints.values()]
  const links = all.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Imisozi API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><h1>Imisozi API</h1>
<p>Contract version ${CONTRACT_VERSION}. For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p></header>
<nav><ul>${links}</ul></nav>
<main>
<h2>Exactly once</h2>
<p>A write may carry <code>Idempotency-Key</code> (a UUID that belongs to one body),
<code>X-Operation-Id</code> (a UUID that names the operation for its life),
<code>X-Device-Id</code> and <code>X-Device-Time</code>. Sent again with the same key and body it
is answered as the first time, with <code>Idempotency-Replayed: true</code>, for 90 days; nothing is
done twice, ever. The same key with another body: 422 <code>key_reused</code>. While the first is
under way: 409 <code>in_progress</code>. A key that was voided: 410 <code>voided</code>. A refusal
has no effect and is not kept: the same request may be taken later.</p>
<h2>Refusals</h2>
<p>One shape: <code>{ code, message, errors?, current? }</code>. <code>message</code> is for people,
<code>errors</code> maps fields to messages, <code>current</code> is the row or quote as it is now. A
path this server does not have answers 404 <code>not_found</code> with <code>errors.path</code>.</p>
<table><thead><tr><th>code</th><th>status</th><th>treatment</th><th>what to do</th></tr></thead>
<tbody>${errorRows()}</tbody></table>
<h2>Endpoints</h2>
${all.map((endpoint) => section(endpoint, document as Document)).join('\n')}
</main>
</body>
</html>
`
}

const docsStyle = `:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
nav ul { columns: 16rem; padding-left: 1.2rem; }
section { border-top: 1px solid #7c8a83; padding-top: .5rem; margin-top: 1.5rem; }
h3 { font-size: 1.1rem; overflow-wrap: anywhere; }
.method { font-weight: 700; color: #1e5b41; background: #ddf1e3; border-radius: 4px; padding: .1rem .4rem; }
.facts, .query { color: light-dark(#4a5751, #a9b6af); font-weight: 400; }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #7c8a83; vertical-align: top; }
pre { overflow: auto; max-height: 24rem; padding: .8rem; border: 1px solid #7c8a83; border-radius: 6px; font-size: .85rem; }
summary { cursor: pointer; padding: .4rem 0; }
`

/** Good enough for what is made once, while nobody waits for anything else. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** GET /api/openapi.json and the page made from it; each is built and packed once, when it is first asked for. */
export function registerDocs(
  app: FastifyInstance,
  endpoints: ReadonlyMap<RouteName, Endpoint>,
): void {
  let document: Record<string, unknown> | undefined
  const made = () => (document ??= openApi(endpoints))
  const answers = {
    '/api/openapi.json': ['openapi.json', () => JSON.stringify(made())],
    '/api/docs': ['docs.html', () => docsPage(endpoints, made())],
    '/api/docs.css': ['docs.css', () => docsStyle],
  } as const
  for (const [url, [name, text]] of Object.entries(answers)) {
    let built: Asset | undefined
    const build = () => {
      const content = Buffer.from(text())
      return new Asset(name, content, () => brotliCompressSync(content, quality))
    }
    app.get(url, (request, reply) => sendAsset(request, reply, (built ??= build())))
  }
}
