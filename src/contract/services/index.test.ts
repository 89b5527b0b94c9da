import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { servicesNotifications } from './all.ts'
import { reservedSlugs, serviceKinds } from './index.ts'

it('keeps a house’s own services away from every address that the site has', () => {
  const router = ['src/app/router.tsx', ...globSync('src/features/*/pages.tsx')]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const found = [...router.matchAll(/path(?:=|: )["']\/?([^"'/:*]+)/g)].map(
    ([, first = '']) => first,
  )
  const below = [...router.matchAll(/path(?:=|: )["']\/?services\/([^"'/:*]+)/g)].map(
    ([, next = '']) => next,
  )
  expect(found.length).toBeGreaterThan(20)
  for (const one of [...found, ...below]) expect(reservedSlugs).toContain(one)
})

it('has news of each service for the desk’s closed devices', () => {
  expect(servicesNotifications.map(({ kind }) => kind).toSorted()).toEqual(serviceKinds.toSorted())
})
