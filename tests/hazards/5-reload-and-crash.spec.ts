import { expect, test } from '../fixtures/test.ts'
import {
  confirmOrder,
  fillOrder,
  headline,
  linesOf,
  linkIsDown,
  openMenu,
  orderDinner,
  ordersOf,
  received,
  requestCards,
  storedDrafts,
  words,
} from '../fixtures/flows.ts'

test.use({ ownBrowser: 'whole' })

/* Hazard 5: reload and crash between confirm and send; a draft kept in the middle of a form. */

test(
  'reload between confirm and send: still there, then sent once',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openMenu(await openDevice('phone'))
    await cable.cut()
    await linkIsDown(page)
    await orderDinner(page)
    await page.reload()
    await expect(headline(page)).toHaveText(words.saved)
    // Why nothing moves is said again after the reload.
    await linkIsDown(page)
    await cable.restore()
    await received(page, house)
  },
)

test('crash between confirm and send: still there, then sent once', async ({
  house,
  cable,
  openDevice,
}) => {
  const device = await openDevice('phone')
  const page = await openMenu(device)
  await cable.cut()
  await linkIsDown(page)
  await orderDinner(page)
  await expect(headline(page)).toHaveText(words.saved)
  await device.crash()

  await device.start()
  const again = await device.visit('/requests')
  await expect(requestCards(again, 'On this device, waiting')).toContainText(words.saved)
  expect(await ordersOf(house)).toEqual([])
  await cable.restore()
  await expect(requestCards(again, 'With the house')).toHaveCount(1)
  expect(await ordersOf(house)).toHaveLength(1)
})

test(
  'crash in the middle of the form: all of it is found again, and ordered once',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const device = await openDevice('phone')
    const page = await openMenu(device)
    await cable.cut()
    await fillOrder(page, { dishes: ['Steak', 'Steak', 'Salmon'], guest: 'Ange Half Way' })
    await page.getByLabel('Notes').fill('No salt, please')
    await expect.poll(() => storedDrafts(page)).toContain('No salt, please')
    await device.crash()

    await device.start()
    const again = await device.visit('/restaurant?step=order')
    await expect(again.getByText('We kept what you entered earlier')).toBeVisible()
    await expect(again.getByLabel('Full name')).toHaveValue('Ange Half Way')
    await expect(again.getByLabel('Phone')).toHaveValue('0788 123 456')
    await expect(again.getByLabel('Notes')).toHaveValue('No salt, please')
    await cable.restore()
    await confirmOrder(again)
    const order = await received(again, house, 'Ange Half Way')
    expect(await linesOf(house, order.id)).toEqual([
      ['Steak', 2],
      ['Salmon', 1],
    ])
    // What was ordered is no draft any more.
    await again.goto('/restaurant?step=order')
    await expect(again.getByText('Nothing in it yet. Add dishes from the menu.')).toBeVisible()
  },
)
