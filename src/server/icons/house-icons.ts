import { createHash } from 'node:crypto'
import { pictureHash, picturePath } from '#contract/pictures.ts'
import { houseColor } from '#domain/settings.ts'
import type { HouseSettings } from '../house-settings.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { StorageFailure } from '../storage/object-store.ts'
import { drawIcon, type IconShape } from './draw.ts'

/** By the file names under public/icons, which hold the app's own for a host without our server. */
const shapes: Readonly<Record<string, IconShape>> = {
  'favicon-48': { side: 48, ground: 'round' },
  'icon-192': { side: 192, ground: 'round' },
  'icon-512': { side: 512, ground: 'round' },
  'maskable-192': { side: 192, ground: 'full', isCut: true },
  'maskable-512': { side: 512, ground: 'full', isCut: true },
  'apple-touch-180': { side: 180, ground: 'full' },
  'monochrome-512': { side: 512, ground: 'none', isCut: true },
  'badge-96': { side: 96, ground: 'none' },
}

/** Changed with the drawing, so that devices fetch what is drawn otherwise. */
const DRAWING = 1
/** The app's own green, where the owner chose no colour. */
const GREEN = '#1e5b41'

const address = /^\/icons\/([a-z]+(?:-[a-z]+)?-\d+)(?:\.([\da-f]{16}))?\.png$/

/** `isWhole`: not without a logo whose file is missing. */
interface Drawn {
  body: Buffer
  isWhole: boolean
}

export interface HouseIcon {
  body: Buffer
  /** Whether this address never shows anything else. */
  isForever: boolean
}

export interface HouseIcons {
  /** The icon at a path; null: it is none of the house's, or the logo's storage does not answer. */
  at(path: string, settings: () => Promise<HouseSettings>): Promise<HouseIcon | null>
  /** The address of `/icons/icon-192.png` as it is now, which never shows anything else. */
  addressOf(path: string, house: HouseSettings): string
}

/**
 * The app's icons, made from the house's logo, or from its name's first letters. They are drawn when
 * first asked for and kept in memory until the house is another.
 */
export function createHouseIcons(pictures: Pick<Pictures, 'read'>): HouseIcons {
  let drawn: { of: string; icons: Map<string, Promise<Drawn>> } = { of: '', icons: new Map() }

  async function draw(shape: IconShape, house: HouseSettings): Promise<Drawn> {
    const hash = house.logo_url === null ? null : pictureHash(house.logo_url)
    const logo = hash === null ? null : await pictures.read(picturePath(hash, 1600).slice(8))
    const body = await drawIcon({ name: house.name, colour: colourOf(house), logo }, shape)
    return { body, isWhole: hash === null || logo !== null }
  }

  return {
    async at(path, settings) {
      const [, name = '', asked] = address.exec(path) ?? []
      const shape = shapes[name]
      if (shape === undefined) return null
      const house = await settings()
      const of = versionOf(house)
      if (drawn.of !== of) drawn = { of, icons: new Map() }
      const { icons } = drawn
      const icon = icons.get(name) ?? draw(shape, house)
      icons.set(name, icon)
      try {
        const { body, isWhole } = await icon
        return { body, isForever: isWhole && asked === of }
      } catch (error) {
        // The storage may answer next time.
        icons.delete(name)
        if (error instanceof StorageFailure) return null
        throw error
      }
    },
    addressOf(path, house) {
      const [, name = ''] = address.exec(path) ?? []
      return name in shapes ? `/icons/${name}.${versionOf(house)}.png` : path
    },
  }
}

const colourOf = ({ primary_color }: HouseSettings) =>
  primary_color === houseColor ? GREEN : primary_color

/** Changes with whatever the icons are made of. */
function versionOf(house: HouseSettings): string {
  const { name, logo_url } = house
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, name, logo_url, colourOf(house)]))
    .digest('hex')
    .slice(0, 16)
}
