// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { beforeEach, expect, it, vi } from 'vitest'
import { followHouse, preferredLanguage } from './i18n.ts'

beforeEach(() => localStorage.clear())

const all = 'en,fr,rw'
it.each<
  [chosen: string | null, browser: string[], own: string, spoken: string | undefined, reads: string]
>([
  [null, ['de'], 'fr', undefined, 'fr'],
  [null, ['de'], 'rw', all, 'rw'],
  [null, ['rw-RW', 'en'], 'fr', all, 'rw'],
  // Not offered: the next that is asked for, and then the house's own.
  [null, ['rw-RW', 'en'], 'fr', 'en,fr', 'en'],
  [null, ['rw-RW'], 'fr', 'en,fr', 'fr'],
  ['rw', ['en'], 'fr', all, 'rw'],
  ['rw', ['en'], 'fr', 'fr', 'fr'],
])(
  'chosen %s, asked for %o, at a house of %s that speaks %s: %s',
  async (chosen, browser, own, spoken, reads) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
    if (chosen !== null) localStorage.setItem('imisozi:language', chosen)
    i18n.activate('de')
    await followHouse(own, spoken)
    expect([preferredLanguage(), i18n.locale, document.documentElement.lang]).toEqual([
      reads,
      reads,
      reads,
    ])
  },
)
