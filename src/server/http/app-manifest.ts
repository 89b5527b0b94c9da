import type { FastifyInstance } from 'fastify'
import { services } from '#contract/services/all.ts'
import { houseColor } from '#domain/settings.ts'
import type { HouseIcons } from '../icons/house-icons.ts'
import type { HouseSettings } from '../house-settings.ts'
import type { Assets } from './assets.ts'

const PATH = '/manifest.webmanifest'

interface AppManifest {
  name: string
  short_name: string
  description?: string
  theme_color: string
  icons?: { src: string }[]
  shortcuts?: { url: string }[]
}

/** Longest name that launchers show whole below an icon, characters. */
const SHORT_NAME = 12

/**
 * The web app manifest of the build under the house's own name, colour and icons, without shortcuts to services
 * that are switched off. A build without a manifest has no such route.
 */
export function serveManifest(
  app: FastifyInstance,
  assets: Assets,
  settings: () => Promise<HouseSettings>,
  icons: HouseIcons | null,
): void {
  const built = assets.get(PATH)
  if (built === undefined) return
  const manifest = built.in({ br: false, gzip: false }).then(({ body }) => {
    return JSON.parse(body.toString()) as AppManifest
  })
  app.get(PATH, async (_request, reply) => {
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8')
    const house = await settings()
    const told = ofHouse(await manifest, house)
    // Systems take another icon when its address is another.
    const addressed = told.icons?.map((icon) => ({
      ...icon,
      src: icons?.addressOf(icon.src, house) ?? icon.src,
    }))
    return JSON.stringify({ ...told, ...(addressed && { icons: addressed }) })
  })
}

function ofHouse(manifest: AppManifest, house: HouseSettings): AppManifest {
  const off = services.flatMap((service) =>
    house.services_off.includes(service.kind) && 'addresses' in service ? service.addresses : [],
  )
  const { description: _, ...rest } = manifest
  return {
    ...rest,
    name: house.name,
    short_name: shortName(house.name),
    ...(house.description !== '' && { description: house.description }),
    theme_color: house.primary_color === houseColor ? manifest.theme_color : house.primary_color,
    ...(manifest.shortcuts && {
      shortcuts: manifest.shortcuts.filter(({ url }) => !off.some((part) => url === `/${part}`)),
    }),
  }
}

/** The first words of a name that fit below an icon; at least the first. */
function shortName(name: string): string {
  const [first = name, ...rest] = name.trim().split(/\s+/)
  return rest.reduce(
    (short, word, at) =>
      short.split(' ').length === at + 1 && `${short} ${word}`.length <= SHORT_NAME
        ? `${short} ${word}`
        : short,
    first,
  )
}
