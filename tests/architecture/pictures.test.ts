import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../fixtures/paths.ts'

/** Pictures that a text names and that are not the app's own: without demo/ they would be missing. */
const notTheApps = (text: string) =>
  (text.match(/\/drawings\/[^'"`)\s]*/g) ?? []).filter(
    (address) => !existsSync(join(root, 'public', address)),
  )

it('what the app shows is in public/, whether or not the demo house is there', () => {
  const files = [
    'index.html',
    'public/manifest.webmanifest',
    ...globSync('{src,sw}/**/*.{ts,tsx,css}', { cwd: root }),
  ].filter((file) => !/\.test\.tsx?$/.test(file))
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
  expect(texts.some((text) => text.includes('/drawings/'))).toBe(true)
  expect(texts.flatMap(notTheApps)).toEqual([])
})

it('finds a picture of the demo house, and an address that is put together', () => {
  expect(notTheApps(`src="/drawings/menu/steak.svg"`)).toEqual(['/drawings/menu/steak.svg'])
  expect(notTheApps('src={`/drawings/menu/${name}.svg`}')).toHaveLength(1)
  expect(notTheApps(`src="/drawings/hero.svg"`)).toEqual([])
})
