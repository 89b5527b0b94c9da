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
    demoWordsIn(readFileSync(join(root, file), 'utf8'), { isSource: true }).map(
      (words) => `${file}: ${words}`,
    ),
  )
  expect(found).toEqual([])
})

it('finds a name, a sentence broken over lines, another language and a picture; not a time zone', () => {
  expect(demoNames).toEqual(expect.arrayContaining(['Musanze', 'Kigali', 'Karisimbi', 'gorilla']))
  expect(demoNames.length).toBeLessThan(60)
  expect(demoWordsIn("'From the bus park of Musanze'")).toEqual(['musanze'])
  expect(demoWordsIn('Wake up above\n   the clouds')).toEqual(['wake up above the clouds'])
  expect(demoWordsIn('S’éveiller plus haut que les nuages')).toHaveLength(1)
  expect(demoWordsIn('/drawings/place/map.svg')).toHaveLength(1)
  expect(demoWordsIn("timezone: 'Africa/Kigali'")).toEqual([])
})
