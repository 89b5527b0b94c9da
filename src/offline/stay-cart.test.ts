import { expect, it } from 'vitest'
import { setOffline } from './offline.ts'
import { putInCart, stayCartQuery, takeFromCart, type NewCartLine } from './stay-cart.ts'
import { testDevice } from './testing/test-device.ts'

const line = (title: string) =>
  ({ kind: 'custom' as const, title, detail: '', from: '', to: '', total: 1 }) as NewCartLine

it('loses no line to another tab that changes the cart at the same moment', async () => {
  const { offline, client } = await testDevice()
  setOffline(offline)
  await putInCart(client, line('First'), 'first')
  // As two tabs do it: each reads what lies there, none waits for the other.
  expect(
    await Promise.all([
      putInCart(client, line('Walk'), 'walk'),
      takeFromCart(client, ['first']),
      putInCart(client, line('Dinner'), 'dinner'),
    ]),
  ).toEqual(['added', true, 'added'])
  const kept = await stayCartQuery.queryFn()
  expect(kept.map(({ title }) => title)).toEqual(['Walk', 'Dinner'])
})
