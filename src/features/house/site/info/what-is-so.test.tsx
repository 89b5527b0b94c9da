// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { emptyContent, type Content } from '#contract/content.ts'
import type { House } from '#contract/house.ts'
import { contentQuery } from '#parts/use-content.ts'
import { openSite } from '#parts/testing/at-site.tsx'
import { CommonQuestions, useCommonQuestions } from '../../parts/common-questions.tsx'
import { HowItWorks } from '../landing/how-it-works.tsx'
import { Included } from './included.tsx'
import { Times } from './times.tsx'

/* What the site says by itself is so, by the house's settings; the owner has the last word. */

afterEach(cleanup)

const Questions = () => <CommonQuestions questions={useCommonQuestions()} />

function textOf(
  Shown: () => ReactNode,
  house: Partial<House>,
  content: Partial<Content> = {},
): string {
  openSite(
    <main>
      <Shown />
    </main>,
    {
      house,
      fill: (client) =>
        client.setQueryData(contentQuery().queryKey, {
          row: { ...emptyContent, ...content },
          asOf: null,
          from: 'house',
        }),
    },
  )
  return screen.getByRole('main').textContent.replaceAll(/\s+/g, ' ')
}

const noExtras = { breakfast: null, airport_transfer: null, late_checkout: null }
const late = { ...noExtras, late_checkout: 15 }
const breakfast = { ...noExtras, breakfast: 8 }
const terms = (hours: number, nights: number) => ({
  cancellation: { room_free_hours: hours, room_kept_nights: nights },
})
const usual = emptyContent.usual_questions

it.each<[name: string, () => ReactNode, Partial<House>, says: string, not: string]>([
  ['no cards', Questions, { payments: 'none' }, 'At the house, in cash.', 'card'],
  ['Pesapal', Questions, { payments: 'pesapal' }, 'Online by card or mobile money', 'test card'],
  ['test cards', Questions, { payments: 'sandbox' }, 'no real money', 'Online by card or'],
  ['no cards', HowItWorks, { payments: 'none' }, 'Pay when you are here.', 'Pay online'],
  ['Pesapal', HowItWorks, { payments: 'pesapal' }, 'Pay online or when', 'e-mail'],
  ['late departure', Questions, { extras: late }, 'Leaving late is $15', 'breakfast'],
  ['no extras', Questions, { extras: noExtras }, 'yours until', 'Leaving late'],
  [
    'usual terms',
    Questions,
    terms(48, 1),
    '48 hours before check-in. After that the first night',
    '#',
  ],
  ['strict terms', Questions, terms(1, 3), '1 hour before check-in. After that the first 3', '#'],
  ['kind terms', Questions, terms(48, 0), 'free until check-in.', 'After that'],
  ['breakfast alone', Times, { extras: breakfast }, 'cooked breakfast is $8', 'late check-out'],
  ['late alone', Times, { extras: late }, 'late check-out is $15', 'breakfast'],
  ['no taxes', Included, { taxes: [] }, 'All else can be added', 'taxes'],
  [
    'taxes, no services',
    Included,
    {
      taxes: [{ name: 'VAT', percent: 18, applies_to: ['room'] }],
      services_off: ['restaurant', 'car', 'laundry', 'tour', 'table', 'custom'],
    },
    'Prices include taxes.',
    'All else',
  ],
])('%s', (_, shown, house, says, not) => {
  const text = textOf(shown, house)
  expect(text).toContain(says)
  expect(text).not.toContain(not)
})

it('the owner leaves a usual question out, and answers another in own words', () => {
  const text = textOf(
    Questions,
    { payments: 'none' },
    {
      questions: [{ question: { en: 'Pool?' }, answer: { en: 'A lake.' } }],
      usual_questions: {
        ...usual,
        account: { off: true, answer: {} },
        payment: { off: false, answer: { fr: 'Par virement.' } },
      },
    },
  )
  expect(text).toMatch(/^Pool\?A lake\.When can I arrive.*How do I pay\?Par virement\./)
  expect(text).not.toMatch(/account|in cash/)
})
