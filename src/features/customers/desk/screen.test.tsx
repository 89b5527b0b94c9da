// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Resource } from '#contract/resources.ts'
import { countryTerms } from '#domain/countries.ts'
import { rwanda, setHomeNumbers } from '#domain/home-numbers.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { operationRow, reply } from '#offline/testing/fake-offline.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { wholeRow } from '#tests/fixtures/whole-row.ts'
import { installDialog } from '#ui/test-render.tsx'
import { customersCsv } from '../export.ts'
import { CustomersScreen } from './screen.tsx'

const confirm = vi.fn(async (operation: NewOperation) => operationRow(operation))

const row = (id: string, more: object) => ({
  id,
  version: 1,
  created_at: '2026-11-01T08:00:00Z',
  changed_at: '2026-11-01T08:00:00Z',
  ...more,
})
const whole = (of: Resource, id: string, more: object) => wholeRow(of, row(id, more))
const people = [
  whole('customers', 'a', {
    name: 'Aline',
    email: 'a@b.rw',
    phone: '0788123456',
    bookings: 2,
    spend: 80,
    vip: true,
    last_seen: '2026-11-20T09:00:00Z',
  }),
  whole('customers', 'b', {
    name: 'Bosco',
    email: null,
    last_seen: '2026-10-02T09:00:00Z',
    banned: true,
  }),
]
const lists: Record<string, object[]> = {
  listCustomers: people,
  listDeskReviews: [
    whole('desk_reviews', 'r1', {
      customer: 'Imogen',
      target: 'Honey',
      rating: 4,
      text: 'Good',
      status: 'pending',
    }),
    whole('desk_reviews', 'r2', {
      customer: 'Wesley',
      target: 'Room 4',
      rating: 5,
      status: 'published',
      likes: 3,
    }),
  ],
  listTickets: [
    whole('tickets', 't1', { customer: 'Chloé', subject: 'A cot', status: 'open', messages: [] }),
    whole('tickets', 't2', { customer: 'Tomás', subject: 'A key', status: 'closed', messages: [] }),
  ],
  listConsents: [
    whole('consents', 'k1', {
      customer: 'c@d.rw',
      categories: ['essential', 'marketing'],
      granted_at: '2026-11-02',
      device: 'Phone',
    }),
  ],
}

const Query = () => <span data-testid="query">{useLocation().search}</span>

async function show(
  answers: Record<string, object[] | null> = lists,
  message?: string,
  at = '/dashboard/customers',
) {
  const client = atDesk({
    drafts: new Map(),
    outbox: { confirm },
    house: { timezone: 'Africa/Kigali' },
    ask: async ({ route }) => {
      const rows = answers[route]
      return rows ? reply(200, { data: rows }) : reply(500, { message })
    },
  })
  renderAtDesk(
    client,
    <>
      <CustomersScreen decisions={null} Stays={() => null} />
      <Query />
    </>,
    at,
  )
  await act(async () => undefined)
}

beforeEach(() => {
  configure({ asyncUtilTimeout: 20_000 })
  installDialog()
  Element.prototype.scrollIntoView = vi.fn()
  confirm.mockReset()
})

const counted = (label: string) =>
  screen.getAllByText(label, { selector: 'p' })[0]?.nextElementSibling?.textContent
const table = (name: string) => within(screen.getByRole('table', { name }))
const openTab = async (name: string) => {
  fireEvent.click(screen.getByRole('tab', { name }))
  await act(async () => undefined)
}
const press = async (name: string) => {
  fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
  await act(async () => undefined)
}
const routes = () => confirm.mock.calls.map(([{ route, body }]) => [route, body])

describe('Customers and Community (spec 3 §2.10)', () => {
  it('has the five cards and the four tabs', async () => {
    await show()
    await waitFor(() => expect(counted('Total Customers')).toBe('2'))
    const cards = ['Active This Month', 'VIPs', 'Reviews', 'Open Tickets']
    expect(cards.map(counted)).toEqual(['1', '1', '2', '1'])
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Customers',
      'Reviews',
      'Support',
      'Consent',
    ])
  })

  it('opens on the guest whom a link names', async () => {
    await show(lists, undefined, '/dashboard/customers?q=Aline')
    await screen.findByRole('table', { name: 'Customers' })
    expect(table('Customers').queryByText('Bosco')).toBeNull()
    expect(table('Customers').getByRole('link', { name: 'Message Aline by e-mail' })).toBeDefined()
  })

  it('opens the page of the one that an address names, until it is closed', async () => {
    await show(lists, undefined, '/dashboard/customers?customer=b')
    const page = await screen.findByRole('dialog')
    expect(within(page).getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Bosco')
    fireEvent.click(within(page).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(screen.queryByRole('dialog')).toBeNull()
    // The same one can be named again.
    expect(screen.getByTestId('query').textContent).toBe('')
  })

  it('lists name, contact, bookings, spend, last seen, status; who has no e-mail gets none', async () => {
    await show()
    await screen.findByRole('table', { name: 'Customers' })
    const headings = table('Customers').getAllByRole('columnheader')
    expect(headings.map((one) => one.textContent)).toEqual([
      'Name',
      'Contact',
      'Bookings',
      'Spend',
      'Last Seen',
      'Status',
    ])
    const mail = table('Customers').getByRole('link', { name: 'Message Aline by e-mail' })
    expect(mail.getAttribute('href')).toBe('mailto:a@b.rw')
    const without = table('Customers').getByRole('button', { name: 'Message' })
    expect((without as HTMLButtonElement).disabled).toBe(true)
    const filters = within(screen.getByLabelText('Filter')).getAllByRole('option')
    expect(filters.map((one) => one.textContent)).toEqual([
      'All',
      'Active this month',
      'VIP',
      'Banned',
    ])
    const sorts = within(screen.getByLabelText('Sort')).getAllByRole('option')
    expect(sorts.map((one) => one.textContent)).toEqual(['Recent', 'Spend', 'Bookings'])
  })

  it.each([
    ['RW', '250788123456'],
    ['UG', '256788123456'],
  ] as const)('writes by WhatsApp to a local number of %s', async (country, number) => {
    setHomeNumbers(countryTerms[country].numbers)
    await show()
    await screen.findByRole('table', { name: 'Customers' })
    const chat = table('Customers').getByRole('link', { name: 'WhatsApp to Aline' })
    expect(chat.getAttribute('href')).toBe(`https://wa.me/${number}`)
    setHomeNumbers(rwanda)
  })

  it('takes VIP off and a ban at one touch; a ban asks first', async () => {
    await show()
    await screen.findByRole('table', { name: 'Customers' })
    await press('Remove VIP: Aline')
    await press('Unban Bosco')
    await press('Ban Aline')
    expect(routes()).toEqual([
      ['updateCustomer', { vip: false, seen: { vip: true } }],
      ['updateCustomer', { banned: false, seen: { banned: true } }],
    ])
    expect(screen.getByRole('alertdialog').textContent).toContain('Ban Aline?')
  })

  it('says what could not be loaded, in the house’s words where it has some, and that none were found', async () => {
    await show({ ...lists, listCustomers: null })
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load customers.')
    cleanup()
    await show({ ...lists, listCustomers: null }, 'The register is closed.')
    expect((await screen.findByRole('alert')).textContent).toContain('The register is closed.')
    cleanup()
    await show({ ...lists, listCustomers: [] })
    expect(await screen.findByText('No customers found.')).toBeDefined()
  })

  it('publishes, hides and likes a review, with five stars and its target', async () => {
    await show()
    await openTab('Reviews')
    const [, first, second] = (
      await screen.findByRole('table', { name: 'Reviews' })
    ).querySelectorAll('tr')
    expect(first?.textContent).toContain('Honey')
    expect(second?.textContent).toContain('Likes: 3')
    await press('Publish the review of Imogen')
    await press('Hide the review of Wesley')
    await press('Like the review of Wesley')
    expect(routes()).toEqual([
      ['setReview', { status: 'published', seen: { status: 'pending' } }],
      ['setReview', { status: 'hidden', seen: { status: 'published' } }],
      ['likeReview', {}],
    ])
  })

  it('closes and reopens a ticket, normal by default, and ignores an empty answer', async () => {
    await show()
    await openTab('Support')
    await screen.findByRole('table', { name: 'Tickets' })
    const headings = table('Tickets').getAllByRole('columnheader')
    expect(headings.slice(0, 5).map((one) => one.textContent)).toEqual([
      'Customer',
      'Subject',
      'Priority',
      'Status',
      'Date',
    ])
    expect(table('Tickets').getAllByText('Normal')).toHaveLength(2)
    await press('Close the ticket A cot')
    await press('Reopen the ticket A key')
    expect(routes()).toEqual([
      ['setTicket', { status: 'closed', seen: { status: 'open' } }],
      ['setTicket', { status: 'open', seen: { status: 'closed' } }],
    ])
    await press('View the ticket A cot')
    await press('Reply')
    expect(confirm).toHaveBeenCalledTimes(2)
  })

  it('resets consent to Essential, and revokes it once that is confirmed', async () => {
    await show()
    await openTab('Consent')
    await screen.findByRole('table', { name: 'Consents' })
    const headings = table('Consents').getAllByRole('columnheader')
    expect(headings.slice(0, 4).map((one) => one.textContent)).toEqual([
      'Customer',
      'Categories',
      'Granted At',
      'Device',
    ])
    await press('Reset c@d.rw to Essential')
    await press('Revoke the consent of c@d.rw')
    expect(confirm).toHaveBeenCalledOnce()
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
    await act(async () => undefined)
    expect(routes()).toEqual([
      ['resetConsent', { categories: ['essential'] }],
      ['revokeConsent', {}],
    ])
  })

  it('exports what is shown, cleaned', () => {
    // Half past midnight at the house, and the day before in UTC.
    const last_seen = '2026-11-19T22:30:00Z'
    const odd = wholeRow(
      'customers',
      row('c', { name: '=Eve, of\nKigali', notes: 'a;b', last_seen }),
    )
    const csv = customersCsv([odd], 'Africa/Kigali')
    expect(csv).toContain(',2026-11-20,')
    expect(csv).toContain("\r\n'=Eve of Kigali,")
    expect(csv).toContain(',a b\r\n')
  })
})
