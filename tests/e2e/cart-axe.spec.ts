import { devices, type DeviceKind } from '../fixtures/browser.ts'
import {
  addLaundryToo,
  addMeal,
  addRoom,
  addTour,
  confirm,
  main,
  openCart,
  SECOND_DAY,
  toReview,
  TOUR,
} from '../fixtures/cart-flows.ts'
import { looksAt, type Look } from '../fixtures/looks.ts'
import { openTourForm } from '../fixtures/service-flows.ts'
import { guest, MORNING, nights, onward } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'
import { atStep } from '../fixtures/at-step.ts'

/*
 * Every step of the cart, as it is put together and when a line of it cannot be had: WCAG 2.2 AA by
 * axe, by day and by night, and nothing that scrolls sideways at 360 px. A line is changed in its
 * place on the way.
 */

test.use({ houseOptions: { clock: MORNING } })

for (const kind of Object.keys(devices) as DeviceKind[]) {
  test(
    `one cart for the whole stay by axe, ${kind}`,
    { tag: '@wide' },
    async ({ house, openDevice }) => {
      test.setTimeout(240_000)
      const page = await (await openDevice(kind)).visit('/book')
      page.setDefaultTimeout(30_000)
      await openCart(page)
      const look = await looksAt(page, kind)
      const check: Look = async (screen) => {
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await look(screen)
      }
      await check('/book, empty')
      await addRoom(page, 'Sabyinyo', 0)
      await addMeal(page, nights.checkIn, '19:00', 1)
      await addLaundryToo(page, 2)
      await addTour(page, 3)
      await check('/book, four lines')

      // Changed where it stands: the tour a day later, and still four lines.
      await main(page)
        .getByRole('link', { name: new RegExp(`^Change: ${TOUR}`) })
        .click()
      const form = await openTourForm(page)
      await expect(form.getByLabel('Date')).toHaveValue(SECOND_DAY)
      await form.getByLabel('Date').fill(nights.checkIn)
      await page.locator('button[type=submit]:visible').click()
      await page.waitForURL(/\/book$/)
      await expect(main(page).getByRole('button', { name: /^Remove: / })).toHaveCount(4)

      await onward(page).click()
      await atStep(page, 'you')
      await onward(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await check('/book, you, with what is missing')
      await page.goBack()
      await toReview(page)
      await check('/book, review')

      await house.write('update tours set is_available = 0 where name = ?', [TOUR])
      await confirm(page)
      await expect(main(page)).toContainText('Needs your decision')
      await check('/book, sent, and a line that cannot be had')
      expect(
        await house.rows('select id from carts where customer_name = ?', [guest.name]),
      ).toEqual([])
    },
  )
}
