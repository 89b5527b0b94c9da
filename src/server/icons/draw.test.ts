import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawIcon, type IconShape } from './draw.ts'
import { initialsOf, lettersMask } from './letters.ts'

const name = 'Lake Kivu Lodge'
const colour = '#1e5b41'
const TEA = [0x1e, 0x5b, 0x41]
const round: IconShape = { side: 96, ground: 'round' }
const cut: IconShape = { side: 96, ground: 'full', isCut: true }

/** A sign in the middle of a picture; `ground` null: on nothing. */
async function logo(
  [width, height]: readonly [number, number],
  sign: string,
  ground: string | null = null,
) {
  const inside = { width: Math.round(width * 0.6), height: Math.round(height * 0.6) }
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  return await sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: { create: { ...inside, channels: 3, background: sign } } }])
    .webp({ lossless: true })
    .toBuffer()
}

async function pixelsOf(icon: Buffer) {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    side: info.width,
    at: (x: number, y: number) => {
      const start = (y * info.width + x) * 4
      return [...data.subarray(start, start + 4)]
    },
  }
}

/** How far from the middle anything stands that is not the ground, in sides; and whether there is a hole. */
async function reachOf(icon: Buffer) {
  const { side, at } = await pixelsOf(icon)
  const ground = at(0, 0)
  let reach = 0
  let hasHole = false
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const pixel = at(x, y)
      hasHole ||= pixel[3] !== 255
      const differs = pixel.some((value, channel) => Math.abs(value - (ground[channel] ?? 0)) > 24)
      if (differs) reach = Math.max(reach, Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2))
    }
  }
  return { reach: reach / side, hasHole }
}

describe('letters', () => {
  it.each([
    ['Lake Kivu Lodge', 'LK'],
    ['Écolodge', 'E'],
    ['  l’auberge  du lac', 'LA'],
    ['Chez 5 Volcans', 'C5'],
    ['«Inzu» ya Nyirasafari', 'IY'],
    ['Гостиница', ''],
    ['', ''],
  ])('of %o are %o', (text, letters) => expect(initialsOf(text)).toBe(letters))

  it('are each another, and stay within their reach', () => {
    const seen = new Set<string>()
    for (const letter of ['', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 'MW', 'II']) {
      const mask = lettersMask(letter, 64, 0.34)
      seen.add(mask.toString('base64'))
      const inked = [...mask].filter((value) => value > 0).length
      expect(inked, letter).toBeGreaterThan(64)
      const far = [...mask.entries()].filter(
        ([at, value]) =>
          value > 128 && Math.hypot((at % 64) - 31.5, Math.floor(at / 64) - 31.5) > 0.36 * 64,
      )
      expect(far, letter).toEqual([])
    }
    expect(seen.size).toBe(39)
  })
})

describe('an icon', () => {
  it('without a logo shows letters on the house’s colour, light or dark as can be read', async () => {
    const { at } = await pixelsOf(await drawIcon({ name, colour, logo: null }, round))
    // Its corner is round, its ground the house's, and the L stands left of the middle.
    expect(at(0, 0)[3]).toBe(0)
    expect(at(48, 4)).toEqual([...TEA, 255])
    const row = Array.from({ length: 96 }, (_, x) => at(x, 48))
    expect(row.some(([r = 0, g = 0]) => r > 240 && g > 240)).toBe(true)
    const bright = await pixelsOf(await drawIcon({ name, colour: '#ffe000', logo: null }, round))
    expect(Array.from({ length: 96 }, (_, x) => bright.at(x, 48)[0])).toContain(0x17)
  })

  it('keeps whatever it shows in the circle that systems cut, on a ground without holes', async () => {
    const logos = [
      null,
      await logo([300, 300], '#b02040'),
      await logo([300, 300], '#b02040', '#ffffff'),
      await logo([480, 170], '#b02040', '#ffe9b8'),
      await logo([170, 480], '#b02040'),
    ]
    for (const [at, one] of logos.entries()) {
      const { reach, hasHole } = await reachOf(await drawIcon({ name, colour, logo: one }, cut))
      expect(hasHole, `${at}`).toBe(false)
      expect(reach, `${at}`).toBeGreaterThan(0.2)
      expect(reach, `${at}`).toBeLessThan(0.42)
    }
  })

  it('puts a transparent logo on a ground on which it is seen, an opaque one on its own', async () => {
    const groundOf = async (one: Buffer) =>
      (await pixelsOf(await drawIcon({ name, colour, logo: one }, cut))).at(1, 1)
    expect(await groundOf(await logo([300, 200], '#ffffff'))).toEqual([0x17, 0x20, 0x1c, 255])
    expect(await groundOf(await logo([300, 200], '#133d2c'))).toEqual([255, 255, 255, 255])
    expect(await groundOf(await logo([300, 150], '#133d2c', '#ffe9b8'))).toEqual([
      0xff, 0xe9, 0xb8, 255,
    ])
  })

  it('shows letters where a logo is a line of words, or no picture', async () => {
    const lettered = await drawIcon({ name, colour, logo: null }, round)
    const wide = await logo([480, 90], '#b02040', '#b02040')
    for (const none of [wide, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])
      expect(await drawIcon({ name, colour, logo: none }, round)).toEqual(lettered)
  })

  it('for one colour alone is letters on nothing', async () => {
    const shape: IconShape = { side: 96, ground: 'none' }
    const { at } = await pixelsOf(
      await drawIcon({ name, colour, logo: await logo([300, 300], '#b02040') }, shape),
    )
    expect(at(1, 1)[3]).toBe(0)
    const row = Array.from({ length: 96 }, (_, x) => at(x, 48))
    expect(row).toContainEqual([255, 255, 255, 255])
  })
})
