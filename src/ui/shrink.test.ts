import { describe, expect, it, vi } from 'vitest'
import {
  fitted,
  MAX_SIDE,
  readPictures,
  shrink,
  UnreadablePicture,
  type Drawing,
} from './shrink.ts'

/** A camera's picture, and a canvas whose pictures weigh what `bytes` says. */
function drawing(bytes: (side: number, quality: number, type: string) => number | null) {
  const close = vi.fn()
  const drawn: string[] = []
  const made: Drawing = {
    open: async () => ({ width: 4000, height: 3000, close }),
    async draw(_, { width, height }, type, quality) {
      drawn.push(`${width}x${height} ${type} ${quality}`)
      const size = bytes(width, quality, type)
      return size === null ? null : new Blob([new Uint8Array(size)], { type })
    },
  }
  return { made, drawn, close }
}

const file = Object.assign(new Blob(['x']), { name: 'IMG_1.jpg' })

describe('pictures made smaller', () => {
  it.each([
    [4000, 3000, 1600, 1200],
    [3000, 4000, 1200, 1600],
    [800, 600, 800, 600],
    [20_000, 10, 1600, 1],
  ])('%i by %i fits as %i by %i', (width, height, w, h) => {
    expect(fitted(width, height, MAX_SIDE)).toEqual({ width: w, height: h })
  })

  it('are WebP on the first try where that is small enough', async () => {
    const { made, drawn, close } = drawing(() => 200_000)
    const picture = await shrink(file, 'op-1', made)
    expect(drawn).toEqual(['1600x1200 image/webp 0.8'])
    expect(picture).toMatchObject({ id: 'op-1', filename: 'IMG_1.jpg', type: 'image/webp' })
    expect(atob(picture.data)).toHaveLength(200_000)
    expect(close).toHaveBeenCalledOnce()
  })

  it('lose quality, then size, until they go over a weak link', async () => {
    const { made, drawn } = drawing((side) => (side === 1600 ? 700_000 : 280_000))
    await shrink(file, 'op-1', made)
    expect(drawn).toEqual([
      '1600x1200 image/webp 0.8',
      '1600x1200 image/webp 0.6',
      '1200x900 image/webp 0.6',
    ])
  })

  it('are JPEG where the browser makes no WebP', async () => {
    const { made } = drawing((_side, _quality, type) => (type === 'image/webp' ? null : 1000))
    expect((await shrink(file, 'op-1', made)).type).toBe('image/jpeg')
  })

  it('are refused where the device cannot read them, and let go of their memory', async () => {
    const { made, close } = drawing(() => null)
    await expect(shrink(file, 'op-1', made)).rejects.toThrow(UnreadablePicture)
    expect(close).toHaveBeenCalledOnce()
    const closed: Drawing = { ...made, open: async () => Promise.reject(new Error('HEIC')) }
    await expect(shrink(file, 'op-1', closed)).rejects.toThrow(UnreadablePicture)
  })

  it('of a draft are taken as far as they are whole', () => {
    const whole = { id: 'a', filename: '', type: 'image/webp', data: 'AA' }
    expect(readPictures([whole, { id: 'b' }, null])).toEqual([whole])
    expect(readPictures('x')).toEqual([])
  })
})
