import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '#contract/house.ts'
import type { HouseIcon, HouseIcons } from '../icons/house-icons.ts'
import { sendNotFound } from './errors.ts'
import type { HouseSettings } from '../house-settings.ts'
import { serveManifest } from './app-manifest.ts'
import { readAssets, type Asset } from './assets.ts'
import { contentHash } from './compressed.ts'
import { housePages } from './house-page.ts'

/** Paths that never belong to the app: they answer 404 instead of its page. */
const reservedPaths = /^\/(api|pay|healthz|metrics)(\/|$)/

/** The last part names a file: a missing picture must not be answered with a page. */
const namesFile = /\.[a-z0-9]{1,11}$/i

/**
 * Serves the built app from memory: hashed files as immutable, others with an ETag, and index.html
 * for every path that the app's router handles.
 * @param house what is put into that page; null: nothing, the app asks another server
 * @param icons the house's own; null: those of the build
 */
export function serveApp(
  app: FastifyInstance,
  folder: string,
  settings: () => Promise<HouseSettings>,
  house: (() => Promise<House>) | null = null,
  icons: HouseIcons | null = null,
): void {
  const assets = readAssets(folder)
  serveManifest(app, assets, settings, icons)
  const built = assets.get('/index.html')
  const pageOf = built && house && housePages(built.plain)
  const page = async () => (pageOf && house ? pageOf(await house()) : built)
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendNotFound(reply)
    const path = pathOf(request)
    if (path === null || reservedPaths.test(path)) return sendNotFound(reply)
    if (path === '/' || path === '/index.html') return await sendPage(request, reply, await page())
    const icon = await icons?.at(path, settings)
    if (icon) return await sendIcon(request, reply, icon)
    const found = assets.get(path)
    if (found) return await sendAsset(request, reply, found)
    if (namesFile.test(path)) return sendNotFound(reply)
    return await sendPage(request, reply, await page())
  })
}

/** The decoded path without its query; null when it cannot be decoded. */
function pathOf(request: FastifyRequest): string | null {
  const [path = '/'] = request.url.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * Plain addresses stand in the page, which the worker keeps: they may show the last icon for some minutes, and
 * for a month with the house gone.
 */
async function sendIcon(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, isForever }: HouseIcon,
): Promise<FastifyReply> {
  const etag = `"${contentHash(body)}"`
  reply.header(
    'cache-control',
    isForever
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=300, stale-while-revalidate=2592000',
  )
  reply.header('etag', etag)
  if (request.headers['if-none-match'] === etag) return await reply.code(304).send()
  return await reply.type('image/png').send(body)
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Asset | undefined,
): Promise<FastifyReply> {
  if (page) return await sendAsset(request, reply, page)
  reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
  return await reply
    .code(503)
    .send('The app is not built yet: start the server with "npm start".\n')
}

export async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
): Promise<FastifyReply> {
  const { encoding, body } = await asset.in(accepted(request))
  const etag = `"${asset.hash}${encoding === null ? '' : `-${encoding}`}"`
  reply.code(200)
  reply.header('cache-control', asset.cacheControl)
  reply.header('etag', etag)
  if (asset.isText) reply.header('vary', 'accept-encoding')
  const known = request.headers['if-none-match']
    ?.split(',')
    .map((tag) => tag.trim().replace('W/', ''))
  if (known?.some((tag) => tag.startsWith(`"${asset.hash}`))) return await reply.code(304).send()
  if (encoding !== null) reply.header('content-encoding', encoding)
  return await reply.type(asset.type).send(body)
}

function accepted(request: FastifyRequest): { br: boolean; gzip: boolean } {
  const header = request.headers['accept-encoding'] ?? ''
  const names = String(header)
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  return { br: names.includes('br'), gzip: names.includes('gzip') }
}
