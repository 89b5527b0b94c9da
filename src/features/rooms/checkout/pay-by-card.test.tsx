// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Asked } from '#offline/link/types.ts'
import { reply } from '#offline/testing/fake-offline.ts'
import { openSite, press } from '#parts/testing/at-site.tsx'
import { PayByCard } from './pay-by-card.tsx'

it.each([
  ['waits for it', null, '#pay-7'],
  ['chooses the house meanwhile', 'Pay at the house', ''],
])('leads to the payment page whoever %s', async (_, meanwhile, led) => {
  location.hash = ''
  const answer = Promise.withResolvers<Asked>()
  openSite(<PayByCard bookingIds={['41']} operationId="op1" payments="sandbox" />, {
    ask: () => answer.promise,
  })
  press('Pay with Card')
  if (meanwhile !== null) press(meanwhile)
  // The one kind of address that jsdom goes to.
  await act(async () => answer.resolve(reply(200, { redirect_url: '#pay-7', payment_id: 'p1' })))
  expect(location.hash).toBe(led)
})
