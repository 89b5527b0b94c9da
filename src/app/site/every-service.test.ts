import { describe, expect, it } from 'vitest'
import { services } from '#contract/services/index.ts'
import { shownServices } from '#parts/services.ts'
import { described } from './requests/service-parts.tsx'
import { servicePages } from './service-pages.ts'

/* A service that the contract describes is on the whole site, or the build of main is red. */

describe.each(services)('the site has of the service “$kind”', (service) => {
  it('what /requests shows of it, with words for each of its states', () => {
    const shown = described.find((one) => one.service.kind === service.kind)
    expect(shown, `features/*/requests.tsx of ${service.kind}`).toBeDefined()
    expect(Object.keys(shown?.statusLabels ?? {}).toSorted()).toEqual(
      [...service.steps.statuses].toSorted(),
    )
  })

  it('how it is shown: words, icon, and a page of its own', () => {
    const shown = shownServices.filter(({ kind }) => kind === service.kind)
    expect(shown, `src/parts/services/*.ts of ${service.kind}`).toHaveLength(1)
    const pages = servicePages.map(({ path }) => path)
    // What a house defines itself has its pages below the list of all.
    expect([...pages, '/services']).toContain(shown[0]?.page)
  })

  it('the way into a stay and to a review, where it can be had there', () => {
    const shown = shownServices.find(({ kind }) => kind === service.kind)
    // What a house defines itself has a tile of its own each.
    const inCart = service.inCart !== null && service.kind !== 'custom'
    expect(shown?.add !== undefined, 'a tile of /book').toBe(inCart)
    const reviewed = 'offer' in service && 'reviewedAs' in service.offer && service.offer.reviewedAs
    expect(shown?.review?.as ?? false, 'what a review is of').toBe(reviewed)
  })
})

it('shows nothing that the contract does not describe', () => {
  const kinds = services.map(({ kind }): string => kind)
  expect(shownServices.map(({ kind }) => kind).filter((kind) => !kinds.includes(kind))).toEqual([])
})

it('has no page twice', () => {
  const paths = servicePages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
