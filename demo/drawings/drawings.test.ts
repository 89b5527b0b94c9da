import { existsSync, readFileSync, readdirSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawings, folderOf } from './drawings.ts'
import { icons } from './icons.ts'

const all = drawings()
const each = [...all]

describe('the drawings', () => {
  it('are all there', () => {
    const count = (folder: string) => each.filter(([name]) => name.startsWith(`${folder}/`)).length
    expect(['rooms', 'menu', 'cars', 'tours', 'laundry'].map(count)).toEqual([36, 40, 8, 10, 9])
    for (const name of [
      'place/hero-phone',
      'place/hero-wide',
      'hero',
      'logo',
      'logo-night',
      'band',
    ]) {
      expect(all.has(name), name).toBe(true)
    }
    expect(each.filter(([name]) => name.startsWith('empty-'))).toHaveLength(5)
  })

  it('are as committed: after a change here, run draw.ts', () => {
    const committed = ['public/drawings', 'demo/pictures'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.svg'))
        .map((file) => `${folder}/${file.slice(0, -4)}`),
    )
    const expected = [...all.keys()].map((name) => `${folderOf(name)}/${name}`)
    expect(committed.toSorted()).toEqual(expected.toSorted())
    const stale = each.filter(
      ([name, source]) => readFileSync(`${folderOf(name)}/${name}.svg`, 'utf8') !== source,
    )
    expect(stale.map(([name]) => name)).toEqual([])
  })

  it('are the same each time', () => {
    expect([...drawings()]).toEqual(each)
  })

  it('stay small, most under 6 kB and none over 9', () => {
    const sizes = each.map(([, source]) => Buffer.byteLength(source)).toSorted((a, b) => a - b)
    expect(sizes.at(-1)).toBeLessThan(9_000)
    expect(sizes[Math.floor(sizes.length * 0.8)]).toBeLessThan(6_000)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000)
  })

  it('stand alone: no text, script, style or anything from elsewhere', () => {
    for (const [name, source] of each) {
      expect(source, name).not.toMatch(/<(text|script|style|image|foreignObject|animate)\b/)
      expect(source.replace('http://www.w3.org/2000/svg', ''), name).not.toMatch(/https?:|data:/)
      expect(source, name).not.toMatch(/NaN|undefined|Infinity/)
      expect(source, name).not.toMatch(/(fill|stroke|stop-color)="#(?!([0-9a-f]{3}|[0-9a-f]{6})")/)
    }
  })

  it('refer only to what they define, once', () => {
    for (const [name, source] of each) {
      const defined = [...source.matchAll(/ id="(\w+)"/g)].map((match) => match[1])
      const used = [...source.matchAll(/(?:url\(|href=")#(\w+)/g)].map((match) => match[1])
      expect(new Set(defined).size, name).toBe(defined.length)
      expect(new Set(used), name).toEqual(new Set(defined))
    }
  })

  it('can all be read, and show something', async () => {
    for (const [name, source] of each) {
      const { width, height } = await sharp(Buffer.from(source)).metadata()
      expect(source, name).toContain(`viewBox="0 0 ${width} ${height}"`)
    }
    // One of a kind is enough to see that the pen leaves marks.
    for (const name of ['rooms/room-1-bed', 'menu/steak', 'cars/jimny', 'tours/gorilla-trek']) {
      const picture = sharp(Buffer.from(all.get(name) ?? ''), { density: 18 })
      const { channels } = await picture.stats()
      expect(Math.max(...channels.map((channel) => channel.stdev)), name).toBeGreaterThan(10)
    }
  })
})

describe('the icons', () => {
  it.each(Object.entries(icons))('%s is a PNG of its size', async (name, { size }) => {
    const meta = await sharp(`public/icons/${name}.png`).metadata()
    expect([meta.format, meta.width, meta.height]).toEqual(['png', size, size])
  })

  it.each(['maskable-192', 'maskable-512'])(
    '%s keeps its mark in the safe zone and has no hole',
    async (name) => {
      const { data, info } = await sharp(`public/icons/${name}.png`)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const middle = info.width / 2
      let holes = 0
      let reach = 0
      for (let at = 0; at < data.length; at += 4) {
        if (data[at + 3] !== 255) holes += 1
        // The ground is deep green; the mark is far brighter in red.
        if ((data[at] ?? 0) <= 100) continue
        const [x, y] = [(at / 4) % info.width, Math.floor(at / 4 / info.width)]
        reach = Math.max(reach, Math.hypot(x - middle, y - middle))
      }
      expect(holes).toBe(0)
      expect(reach).toBeGreaterThan(info.width * 0.2)
      expect(reach).toBeLessThan(info.width * 0.4)
    },
    60_000,
  )
})

describe('the web manifest', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    id: string
    start_url: string
    scope: string
    display: string
    icons: { src: string; sizes: string; purpose: string }[]
    shortcuts: { url: string; icons: { src: string }[] }[]
  }

  it('names icons that exist, in the sizes they have', async () => {
    for (const { src, sizes } of manifest.icons) {
      expect(existsSync(`public${src}`), src).toBe(true)
      const { width, height } = await sharp(`public${src}`).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
    const purposes = new Set(manifest.icons.map((icon) => icon.purpose))
    expect(purposes).toEqual(new Set(['any', 'maskable', 'monochrome']))
  })

  it('starts at the house and offers four short ways in', () => {
    expect(manifest).toMatchObject({ id: '/', start_url: '/?source=pwa', scope: '/' })
    expect(manifest.display).toBe('standalone')
    expect(manifest.shortcuts.map((one) => one.url)).toEqual([
      '/restaurant',
      '/requests',
      '/#rooms',
      '/dashboard',
    ])
    for (const { icons: list } of manifest.shortcuts) {
      expect(existsSync(`public${list[0]?.src}`)).toBe(true)
    }
  })
})
