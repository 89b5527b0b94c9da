import { checkAxe } from '../fixtures/axe.ts'
import { screenshot, workerReady } from '../fixtures/browser.ts'
import { MORNING } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/* What a house says of itself (decision 76), published: on its pages, in two languages, with the link and without. */

test.use({ houseOptions: { clock: MORNING, seed: 'none' } })

test(
  'a house says what it is in two languages, has a page of its own, and says it without the link too',
  { tag: '@wide' },
  async ({ openDevice, house }) => {
    const token = await house.signIn()
    const edit = {
      headline: { en: 'Sleep by the water', fr: 'Dormir au bord de l’eau' },
      about: [
        { icon: 'lake', title: { en: 'On the shore' }, text: { en: 'Ten steps to the boats.' } },
      ],
      directions: [
        { mode: 'boat', title: { en: 'By boat' }, text: { en: 'To the jetty.\n\n- ask for Jo' } },
      ],
      rules: [{ en: 'No shoes on the jetty' }],
      services: [{ id: 'tours', title: {}, text: { en: 'Boats and birds.' }, picture: null }],
      terms: { en: 'Pay when you leave.' },
      pages: [
        {
          slug: 'weddings',
          title: { en: 'Weddings', fr: 'Mariages' },
          text: { en: 'Forty guests.\n\n- <b>Music</b> until ten' },
          picture: null,
          in_menu: true,
        },
      ],
    }
    const drafted = await house.api('PATCH', '/api/content/draft', { token, body: edit })
    expect(drafted.status).toBe(200)
    const device = await openDevice('tablet')
    const page = await device.visit('/')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Guest house')
    await expect(page.getByText('About Us')).toHaveCount(0)
    const { data } = drafted.body as { data: { version: number } }
    const body = { seen: { version: data.version } }
    expect((await house.api('POST', '/api/content/publish', { token, body })).status).toBe(200)

    // The feed tells the open page.
    await expect(heading).toHaveText('Sleep by the water')
    await expect(page.getByText('Ten steps to the boats.')).toBeVisible()
    await expect(page.getByText('Boats and birds.')).toBeVisible()
    await screenshot(page, 'content-home')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Weddings' }).click()
    await expect(heading).toHaveText('Weddings')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText('<b>Music</b> until ten')
    await checkAxe(page, 'a page of its own')
    await page.goto('/appartment-info')
    await expect(page.getByText('No shoes on the jetty')).toBeVisible()
    await expect(page.getByText('What is included')).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page.getByText('Pay when you leave.')).toBeVisible()

    await workerReady(page)
    await house.kill()
    await page.goto('/pages/weddings')
    await page.getByRole('banner').getByRole('combobox').last().selectOption('fr')
    await expect(heading).toHaveText('Mariages')
    // English stands for what was not written in French.
    await expect(page.getByText('Forty guests.')).toBeVisible()
    await page.goto('/')
    await expect(heading).toHaveText('Dormir au bord de l’eau')
    await expect(page.getByText('Ten steps to the boats.')).toBeVisible()
  },
)
