import { describe, expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import { eachStore } from './fixtures.ts'
import { openDemo } from './http-house.ts'
import { backOffice } from './documents/back-office.ts'
import { senderOf, type Call } from './documents/call.ts'
import { publicSite } from './documents/public-site.ts'
import { servicePages } from './documents/service-pages.ts'

/**
 * Every call that the three documents name (§7 of each), with its own example body, from a client
 * that knows nothing of ours: taken, and with the right effect in the store.
 */
const documents: readonly [name: string, calls: readonly Call[]][] = [
  ['the public site', publicSite],
  ['the service pages', servicePages],
  ['the back office', backOffice],
]
/** So many each of them names, counted once more by hand. */
const counted = [16, 17, 76]

eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  describe.each(documents)('the documents’ calls of %s', (_, calls) => {
    it.each(calls.map((one) => [one.at, one.call, one] as const))(
      'is taken with the right effect (%s): %s',
      async (_at, call, one) => {
        await one.does(senderOf(house, token, call))
      },
    )
  })
})

describe('the documents’ calls', () => {
  it('are all there, and all are calls of ours', () => {
    expect(documents.map(([, calls]) => calls.length)).toEqual(counted)
    const sent = documents.flatMap(([, calls]) => calls.map(({ call }) => call.split('?')[0]))
    const known = new Set(
      Object.values(routes).flatMap(({ method, paths }) =>
        paths.map((path) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
      ),
    )
    const unknown = sent.filter((call) => !known.has((call ?? '').replaceAll(/\{\w+\}/g, '{}')))
    expect(unknown).toEqual([])
  })
})
