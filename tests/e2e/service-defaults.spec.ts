import type { Page } from '@playwright/test'
import { fillOrder } from '../fixtures/flows.ts'
import { onward } from '../fixtures/service-flows.ts'
import { speakingFor, type Answers } from '../fixtures/speaking-for.ts'
import { addDays } from '#domain/days.ts'
import { MORNING, TODAY } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * Spec 2 as a guest's phone shows it: how each service page begins, its limits and constants, and
 * what it says when the house gives no list. It is eight in the morning at the house.
 */

test.use({ houseOptions: { clock: MORNING } })

const TOMORROW = '2026-07-02'
const main = (page: Page) => page.getByRole('main')
const value = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test(
  'laundry begins with pickup at 10:00 today and drop-off at 16:00 tomorrow',
  { tag: '@wide' },
  async ({ openDevice }) => {
    const page = await (await openDevice('phone')).visit('/laundry')
    const shirts = page.getByRole('spinbutton', { name: 'Shirt or blouse' })
    await expect(shirts).toHaveValue('0')
    await expect(page.getByLabel('Pickup')).toBeChecked()
    await expect(page.getByLabel('Express')).not.toBeChecked()
    for (const step of ['Services', 'Schedule', 'Details', 'Review and Confirm'])
      await expect(page.getByRole('navigation', { name: 'Steps of your order' })).toContainText(
        step,
      )
    await expect(onward(page)).toBeDisabled()
    await expect(main(page)).toContainText('24–48h')
    await page.getByLabel('Express').check()
    await expect(main(page)).toContainText('about 12–24h')
    await page.getByLabel('Express').uncheck()
    // Never below 0, half kilos, whole pieces.
    const line = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('spinbutton', { name }) })
    await expect(line('Shirt or blouse').getByRole('button', { name: 'Less' })).toBeDisabled()
    await line('Wash and fold').getByRole('button', { name: 'More' }).click()
    await expect(page.getByRole('spinbutton', { name: 'Wash and fold' })).toHaveValue('0.5')
    await line('Shirt or blouse').getByRole('button', { name: 'More' }).click()
    await expect(shirts).toHaveValue('1')
    await onward(page).click()
    await expect(value(page, 'Pickup date')).toHaveValue(TODAY)
    await expect(value(page, 'Pickup time')).toHaveValue('10:00')
    await expect(value(page, 'Drop-off date')).toHaveValue(TOMORROW)
    await expect(value(page, 'Drop-off time')).toHaveValue('16:00')
    await onward(page).click()
    await expect(onward(page)).toBeDisabled()
    await page.getByLabel('Full name').fill(' ')
    await page.getByLabel('Phone').fill('0788 123 456')
    await page.getByLabel('Pickup address').fill('Room 4')
    await expect(onward(page)).toBeDisabled()
    await page.getByLabel('Full name').fill('Aline')
    await expect(onward(page)).toBeEnabled()
    await page.getByRole('button', { name: 'Back' }).filter({ visible: true }).click()
    await expect(value(page, 'Pickup time')).toHaveValue('10:00')
  },
)

test(
  'the restaurant begins with dine-in for two at the counter, two hours ahead',
  { tag: '@wide' },
  async ({ openDevice }) => {
    const page = await (await openDevice('phone')).visit('/restaurant')
    await expect(page.getByRole('button', { name: 'All', exact: true })).toBeVisible()
    await expect(page.getByLabel('Search the menu')).toBeVisible()
    await page.goto('/restaurant?step=order')
    for (const way of ['Dine-in', 'Room service', 'Pickup'])
      await expect(page.getByRole('radio', { name: new RegExp(`^${way}`) })).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Dine-in/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /^Pay at the counter/ })).toBeChecked()
    await expect(value(page, 'Date')).toHaveValue(TODAY)
    await expect(value(page, 'Time')).toHaveValue('10:00')
    await expect(page.getByLabel('Party size')).toHaveValue('2')
    await page.getByLabel('Party size').fill('0')
    await page.getByLabel('Party size').blur()
    await expect(page.getByLabel('Party size')).toHaveValue('1')
    await page.getByRole('button', { name: 'Buy Now' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Cart is empty – Add some items first.')
    await expect(alert).toContainText('Missing details – Please enter your name and phone number.')
    await page.getByRole('radio', { name: /^Charge to my room/ }).check()
    await expect(alert).toContainText(
      'Missing room details – Please enter room number and guest name.',
    )
  },
)

test(
  'any promo code takes 15 % off a meal, at most $30',
  { tag: '@wide' },
  async ({ openDevice }) => {
    const page = await (await openDevice('phone')).visit('/restaurant')
    await fillOrder(page, { dishes: ['Steak'] })
    await page.getByLabel('I have a promo code').check()
    await page.getByLabel('Promo code', { exact: true }).fill('ANYTHING')
    const form = page.getByRole('form', { name: 'Your order' })
    await expect(form).toContainText('$18.00')
    await expect(form).toContainText('$2.70')
    await expect(form).toContainText('$15.30')
    const steaks = form.getByRole('spinbutton', { name: /Steak/ })
    await steaks.fill('20')
    await steaks.blur()
    await expect(form).toContainText('$30.00')
    await expect(form).toContainText('$330.00')
  },
)

test(
  'a car begins from today to tomorrow at 10:00, with GPS, insurance and delivery',
  { tag: '@wide' },
  async ({ openDevice }) => {
    const page = await (await openDevice('phone')).visit('/car-rental')
    await expect(page.getByRole('radio').first()).toBeVisible()
    for (const step of ['Car', 'Schedule and Locations', 'Details', 'Review', 'Payment'])
      await expect(page.getByRole('navigation', { name: 'Steps of your rental' })).toContainText(
        step,
      )
    await onward(page).click()
    await expect(main(page)).toContainText('Pick a car')
    await expect(main(page)).toContainText('Please select a car first.')
    await page.getByRole('radio', { name: 'Toyota RAV4' }).check()
    await onward(page).click()
    await expect(value(page, 'Pick-up date')).toHaveValue(TODAY)
    await expect(value(page, 'Pick-up time')).toHaveValue('10:00')
    await expect(value(page, 'Drop-off date')).toHaveValue(TOMORROW)
    await expect(value(page, 'Drop-off time')).toHaveValue('10:00')
    for (const [extra, price, on] of [
      ['GPS', '$5.00 a day', true],
      ['Child seat', '$3.00 a day', false],
      ['Additional driver', '$7.00 a day', false],
      ['Full insurance', '$10.00 a day', true],
      ['Pickup and delivery', '$8.00 once', true],
    ] as const) {
      const box = page.getByRole('checkbox', { name: `${extra} ${price}` })
      await expect(box).toBeChecked({ checked: on })
    }
    await onward(page).click()
    await expect(page).toHaveURL(/step=schedule/)
    // Kept between 1 and 5.
    await page.goto('/car-rental?step=0')
    await expect(page.getByRole('radio', { name: 'Toyota RAV4' })).toBeChecked()
    await page.goto('/car-rental?step=9')
    await expect(main(page)).toContainText('Missing rental')
    await expect(main(page)).toContainText('Please go back and try again.')
  },
)

test(
  'tours begin today and by card; one is booked, and any code takes 10 % off, at most $40',
  { tag: '@wide' },
  async ({ openDevice }) => {
    const page = await (await openDevice('phone')).visit('/tours?step=book')
    const form = page.getByRole('form', { name: 'Your booking' })
    await expect(form.getByRole('radio', { name: /^Pay by card/ })).toBeChecked()
    await form.getByRole('button', { name: 'Book this tour' }).click()
    const alert = form.getByRole('alert')
    await expect(alert).toContainText('Pick a tour – Please select one tour and set date & people.')
    await expect(alert).toContainText('Missing details – Please enter your name and phone number.')
    await page.goto('/tours')
    await expect(page.getByLabel('Show only available')).not.toBeChecked()
    await expect(page.getByRole('button', { name: 'All', exact: true })).toBeVisible()
    const card = (name: string) => page.getByRole('article').filter({ hasText: name })
    const pick = (name: string) => card(name).getByRole('button', { name: /Pick this tour|Picked/ })
    await expect(card('Lake Kivu by boat').getByLabel(/^Date/)).toHaveValue(TODAY)
    // It is 08:00 at the house, and they left at 06:30.
    await expect(card('Golden monkeys').getByLabel(/^Date/)).toHaveValue(addDays(TODAY, 1))
    await pick('Lake Kivu by boat').click()
    const other = page
      .getByRole('article')
      .filter({ hasNotText: 'Lake Kivu by boat' })
      .getByRole('button', { name: /Pick this tour/, disabled: false })
      .first()
    await other.click()
    await expect(page.getByRole('button', { pressed: true, name: /^Picked/ })).toHaveCount(1)
    await pick('Lake Kivu by boat').click()
    await page.getByRole('link', { name: 'Book it' }).click()
    await expect(form.getByLabel('Date')).toHaveValue(TODAY)
    await form.getByLabel('Date').fill('')
    await form.getByRole('button', { name: 'Less' }).click()
    await form.getByRole('button', { name: 'Book this tour' }).click()
    await expect(alert).toContainText('Date required – Please set the tour date.')
    await expect(alert).toContainText('People required – Please set at least 1 person.')
    await form.getByRole('radio', { name: /^Charge to my room/ }).check()
    await expect(alert).toContainText('Missing room details')
    await form.getByLabel('I have a promo code').check()
    await form.getByLabel('Promo code', { exact: true }).fill('ANYTHING')
    await form.getByLabel('People').fill('8')
    await form.getByLabel('People').blur()
    await expect(form).toContainText('$40.00')
  },
)

test(
  'what the pages say when the house gives no list: examples to read, and a way on',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const answers: Answers = { 'GET /api/changes': { status: 404 } }
    for (const list of ['categories', 'tours', 'tour-categories', 'cars', 'laundry-services'])
      answers[`GET /api/${list}`] = { status: 403, body: {} }
    cable.replaceWith(speakingFor(house, answers))
    const page = await (await openDevice('phone')).visit('/restaurant')
    await expect(main(page)).toContainText('Failed to load menu.')
    for (const [dish, price] of [
      ['Cheese omelette', '$6.50'],
      ['Pancakes', '$7.00'],
      ['Steak', '$18.00'],
      ['Salmon', '$16.00'],
      ['Vegan bowl', '$12.00'],
      ['Coffee', '$2.50'],
      ['Fresh juice', '$3.50'],
    ] as const)
      await expect(page.getByRole('listitem').filter({ hasText: dish }).first()).toContainText(
        price,
      )
    await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0)
    await page.goto('/tours')
    await expect(main(page)).toContainText('Failed to load tours.')
    for (const category of ['Safaris', 'Hiking', 'City Tours'])
      await expect(page.getByRole('button', { name: category })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('button', { name: /Pick this tour/ })).toHaveCount(0)
    await page.goto('/car-rental')
    await expect(main(page)).toContainText('Failed to load cars.')
    answers['GET /api/cars'] = { status: 403, body: { message: 'The cars are being washed.' } }
    await page.reload()
    await expect(main(page)).toContainText('The cars are being washed.')
    await page.goto('/laundry')
    await expect(main(page)).toContainText('Failed to load laundry services')
  },
)
