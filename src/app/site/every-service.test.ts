import { describe, expect, it } from 'vitest'
import { services } from '#contract/services/index.ts'
import { described } from './requests/service-parts.tsx'
import { servicePages } from './service-pages.ts'

/* A service that the contract describes is on the whole site, or the build of main is red. */

describe.each(services)('the site has of the service “$kind”', (service) => {
  it('what /requests shows of it, with words for each of its states', () => {
    const shown = described.find((one) => one.service.kind === service.kind)
    expect(shown, `features/*/requests.tsx of ${service.kind}`).toBeDefined()
    expect(Object.keys(shown?.words ?? {}).toSorted()).toEqual(
      [...service.steps.statuses].toSorted(),
    )
  })
})

it('has no page twice', () => {
  const paths = servicePages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
