import { expect, it } from 'vitest'
import type { Room } from '#contract/catalogue.ts'
import { readRow } from './index.ts'

/* Relative pictures of rooms lie at the API host itself, not in its storage (spec 1 §3). */

it.each([
  ['rooms/1.jpg', '/rooms/1.jpg'],
  ['/images/1.jpg', '/images/1.jpg'],
  ['https://cdn.test/1.jpg', 'https://cdn.test/1.jpg'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['', null],
])('the picture %s of a room is at %s', (told, is) => {
  const raw = {
    id: '1',
    version: 0,
    operation_id: null,
    cover_image_url: told,
    images: [{ path: told }, told],
  }
  const { cover_image_url, images } = readRow('rooms', raw) as unknown as Room
  expect(cover_image_url).toBe(is)
  expect(images.map(({ path }) => path)).toEqual(is === null ? [] : [is, is])
})
