import type { ElementHandle, Page } from 'puppeteer-core'
import { FirefoxDevice, firefoxPath } from '../fixtures/firefox.ts'
import { isSend, ordersOf, words } from '../fixtures/flows.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * Hazard 14: a browser without Background Sync. What needs none must work the same; what a closed page
 * cannot do is not promised.
 */

const guest = 'Espoir Kamanzi'

/** By its name, as far as a page of ours needs it: asking for the accessibility tree takes seconds. */
const press = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) => {
      const named = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim()
      const found = [...document.querySelectorAll<HTMLElement>('button, a')].find(
        (element) => named(element).startsWith(wanted) && element.checkVisibility(),
      )
      found?.click()
      return found !== undefined
    },
    {},
    name,
  )
const textOf = (page: Page) => page.evaluate(() => document.body.innerText)
const headline = (page: Page) =>
  page.evaluate(() => document.querySelector('main h1')?.textContent ?? '')
const isControlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })

async function fill(page: Page, label: string, text: string): Promise<void> {
  const field = await page.waitForFunction(
    (wanted) => {
      const labels = [...document.querySelectorAll('label')]
      return (
        labels.find(({ textContent }) => textContent.trim().startsWith(wanted))?.control ?? false
      )
    },
    {},
    label,
  )
  await (field as ElementHandle<HTMLInputElement>).type(text)
}

async function orderDinner(page: Page): Promise<void> {
  await press(page, 'Add Steak')
  await press(page, 'View order')
  await fill(page, 'Full name', guest)
  await fill(page, 'Phone', '0788 123 456')
  await press(page, 'Buy Now')
}

test('Firefox: ordered with the link cut, found again without the server; a closed page sends nothing and says so, an opened one sends, once', async ({
  house,
  cable,
}) => {
  test.skip(firefoxPath() === undefined, 'no Firefox here: install Debian’s "firefox-esr"')
  const device = await FirefoxDevice.open()
  try {
    const page = await device.visit(`${cable.url}/restaurant`)
    await expect.poll(() => textOf(page), { timeout: 60_000 }).toContain('Steak')
    await expect.poll(() => isControlled(page)).toBe(true)
    expect(await page.evaluate(() => 'SyncManager' in window)).toBe(false)

    await test.step('ordered with the link cut: kept, and what a closed page does is said', async () => {
      await cable.cut()
      // Else it may be tried first, and is called sent until the next try.
      await expect.poll(() => textOf(page)).toContain('The house does not answer')
      await orderDinner(page)
      await expect.poll(() => headline(page)).toBe(words.saved)
      expect(await textOf(page)).toContain(
        'It is sent as soon as there is internet while this page is open. Keep it open, or open it again then.',
      )
      expect(await textOf(page)).not.toContain('page closed')
    })

    await test.step('reloaded with nobody there: from what the browser keeps', async () => {
      await house.stop()
      await page.reload()
      await expect.poll(() => headline(page)).toBe(words.saved)
    })

    await test.step('closed with work waiting: nothing goes though the house is back', async () => {
      await page.close()
      const before = cable.requests.length
      await house.start()
      await cable.restore()
      // Chromium's worker would have sent it within a second.
      await new Promise((later) => setTimeout(later, 3_000))
      expect(cable.requests.slice(before).filter(isSend)).toEqual([])
      expect(await ordersOf(house, guest)).toEqual([])
    })

    await test.step('sent when it is opened again, in a browser started anew, its answer lost at first: once', async () => {
      await device.stop()
      await device.start()
      const dropped = cable.dropAnswerOnce(isSend, { thenCut: true })
      const again = await device.visit(`${cable.url}/requests`)
      await dropped
      await cable.restore()
      await expect.poll(() => textOf(again), { timeout: 40_000 }).toContain('Received by the house')
      expect(cable.requests.filter(isSend).length).toBeGreaterThan(1)
      expect(await ordersOf(house, guest)).toHaveLength(1)
    })
  } finally {
    await device.close()
  }
})
