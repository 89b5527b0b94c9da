import { demoWordsIn } from '../architecture/demo-words.ts'
import { expect, test } from '../fixtures/test.ts'
import { MORNING } from '../fixtures/stays.ts'

/* A new house that was not filled (SEED=none) shows nothing that is empty, and nothing of the demo's. */

test.use({ houseOptions: { clock: MORNING, seed: 'none' } })

const paths = [
  '/',
  '/map',
  '/contact',
  '/appartment-info',
  '/welcome',
  '/services',
  '/restaurant',
  '/tours',
  '/car-rental',
  '/laundry',
  '/book',
  '/privacy',
  '/nowhere',
]

test(
  'its pages have no empty parts, no contact of another house, and all their pictures',
  { tag: '@wide' },
  async ({ openDevice }) => {
    const device = await openDevice('phone')
    const page = await device.visit('/')
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`)
    })
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByText('Guest house').first()).toBeVisible()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(page.getByRole('contentinfo')).toContainText('© 2026 Guest house')
      const shown = await page.locator('body').innerText()
      expect(shown, path).not.toMatch(
        /Imisozi|Musanze|RIDGE10|\+250 700|example\.com|0\.0000|1,870/,
      )
      expect(demoWordsIn(shown), path).toEqual([])
      expect(demoWordsIn(await page.content()), path).toEqual([])
      expect(shown, path).not.toContain('Find us')
      expect(await page.locator('section:visible').evaluateAll(withTitleAlone), path).toEqual([])
    }
    expect(missing).toEqual([])
    for (const path of ['/', '/manifest.webmanifest', '/api/house', '/api/content']) {
      const { status, text } = await page.evaluate(async (asked) => {
        const answer = await fetch(asked)
        return { status: answer.status, text: await answer.text() }
      }, path)
      expect(status, path).toBe(200)
      expect(demoWordsIn(text), path).toEqual([])
    }
  },
)

/** Parts of a page that have a heading and nothing below it. */
function withTitleAlone(sections: Element[]): string[] {
  return sections.flatMap((section) => {
    const title = section.querySelector('h2')?.textContent.trim() ?? ''
    const isEmpty = section.textContent.trim() === title && !section.querySelector('img, svg')
    return title !== '' && isEmpty ? [title] : []
  })
}
