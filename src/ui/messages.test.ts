import { i18n } from '@lingui/core'
import { beforeEach, expect, it, vi } from 'vitest'

const TITLE = { id: 'title1', message: 'Menu' }
const arrives = (messages: Record<string, string>) => vi.fn(async () => ({ default: messages }))
const screen = { name: 'a screen' }
const load = async () => screen

/** Parts are kept as long as the page: each test has a page of its own. */
let page: typeof import('./messages.ts')
beforeEach(async () => {
  vi.resetModules()
  vi.doMock('@lingui/core', () => ({ i18n }))
  page = await import('./messages.ts')
  i18n.load({ en: {}, fr: {}, rw: {} })
  await page.activateLocale('en')
})

it('says a screen’s words in the language spoken, from its first moment', async () => {
  const fr = arrives({ title1: 'La carte' })
  await page.activateLocale('fr')
  expect(await page.withMessages(load, { fr })()).toBe(screen)
  expect(i18n._(TITLE)).toBe('La carte')
})

it('fetches words beside the code, not after it', async () => {
  await page.activateLocale('fr')
  const fr = arrives({})
  const never = () => new Promise<never>(() => undefined)
  void page.withMessages(never, { fr })()
  expect(fr).toHaveBeenCalledOnce()
})

it('fetches no words for English, nor those of screens that were not opened', async () => {
  const opened = arrives({ title1: 'La carte' })
  const other = arrives({ title1: 'Autre' })
  page.withMessages(load, { fr: other })
  await page.withMessages(load, { fr: opened })()
  expect(opened).not.toHaveBeenCalled()
  await page.activateLocale('fr')
  expect([opened.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
  expect(i18n._(TITLE)).toBe('La carte')
})

it('stays in the language it was in when another one cannot be had', async () => {
  page.firstMessages({
    fr: arrives({ title1: 'La carte' }),
    rw: () => Promise.reject(new Error('cut')),
  })
  await page.activateLocale('fr')
  await expect(page.activateLocale('rw')).rejects.toThrow('cut')
  expect([i18n.locale, i18n._(TITLE)]).toEqual(['fr', 'La carte'])
})

it('shows a screen in English whose words were cut off, and asks again with the next screen', async () => {
  await page.activateLocale('fr')
  const dishes = { id: 'dishes', message: 'Dishes' }
  const fr = arrives({ dishes: 'Les plats' }).mockRejectedValueOnce(new Error('cut'))
  expect(await page.withMessages(load, { fr })()).toBe(screen)
  expect(i18n._(dishes)).toBe('Dishes')
  await page.withMessages(load, { fr: arrives({}) })()
  expect(i18n._(dishes)).toBe('Les plats')
})

it('rejects as the import does', async () => {
  const missing = page.withMessages(() => Promise.reject(new Error('no code')), { fr: arrives({}) })
  await expect(missing()).rejects.toThrow('no code')
})
