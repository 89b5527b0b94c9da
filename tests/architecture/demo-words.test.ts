import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../fixtures/paths.ts'
import { demoNames, demoWordsIn } from './demo-words.ts'

/* Every word of the site is the house's: the demo house stands in demo/ alone (decision 76). */

it('no text of the demo house stands in the app, the server, the worker or what is served with them', () => {
  const files = [
    'index.html',
    ...globSync('{src,sw,public}/**/*.{ts,tsx,css,po,html,svg,webmanifest}', { cwd: root }),
  ].filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  expect(files.length).toBeGreaterThan(1500)
  const found = files.flatMap((file) =>
    demoWordsIn(file, readFileSync(join(root, file), 'utf8')).map((words) => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})

it('finds a name, a sentence broken over lines, another language and a picture; not a time zone', () => {
  expect(demoNames).toEqual(expect.arrayContaining(['Musanze', 'Kigali', 'Karisimbi', 'gorilla']))
  expect(demoNames.length).toBeLessThan(60)
  const file = 'src/app/site/home/hero.tsx'
  expect(demoWordsIn(file, "'From the bus park of Musanze'")).toEqual(['Musanze'])
  expect(demoWordsIn(file, 'Wake up above\n   the clouds')).toEqual(['Wake up above the clouds'])
  expect(demoWordsIn(file, 'S’éveiller plus haut que les nuages')).toHaveLength(1)
  expect(demoWordsIn(file, '/drawings/place/map.svg')).toHaveLength(1)
  expect(demoWordsIn(file, "timezone: 'Africa/Kigali'")).toEqual([])
  expect(demoWordsIn('src/domain/countries.ts', 'Uganda')).toEqual([])
})
