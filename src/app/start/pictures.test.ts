import { expect, it } from 'vitest'
import type { Cache } from '#offline/reads/cache-types.ts'
import { cachedPictures } from './pictures.ts'

it('fetches the map before dishes, rooms and the rest: its page says that it is on the device', async () => {
  const kept: Record<string, object[]> = {
    items: [{ image_path: '/drawings/menu/soup.webp' }],
    rooms: [{ cover_image_url: '/drawings/rooms/one.webp' }],
    content: [
      { hero: '/drawings/place/hero.webp', map: { picture: '/drawings/place/map.svg', text: {} } },
    ],
  }
  const read = async ({ resource }: { resource: string }) => ({ rows: kept[resource] ?? [] })
  const addresses = await cachedPictures({ read } as unknown as Cache)
  const places = [...new Set(addresses)].map((one) => one.replace(/^.*\/drawings\//, ''))
  expect(places[0]).toBe('place/map.svg')
  expect(places.toSorted()).toEqual([
    'menu/soup.webp',
    'place/hero.webp',
    'place/map.svg',
    'rooms/one.webp',
  ])
})
