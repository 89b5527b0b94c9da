// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { DraftRow } from '#offline/db/schema.ts'
import type { Ask, Asked, LinkState } from '#offline/link/types.ts'
import { setOffline } from '#offline/offline.ts'
import { houseQuery, fallbackHouse } from '#offline/reads/house-query.ts'
import { fakeOffline, reply, testClient } from '#offline/testing/fake-offline.ts'
import { contentQuery } from '#parts/use-content.ts'
import { renderUi } from '#ui/test-render.tsx'
import { PrivacyPage } from './privacy-page.tsx'

const ask = vi.fn<(asked: Ask) => Promise<Asked>>()
const drafts = new Map<string, DraftRow>()

beforeEach(() => {
  ask.mockReset()
  drafts.clear()
})

function open(link: LinkState = { state: 'up' }) {
  const client = testClient()
  setOffline(fakeOffline({ client, ask, isDown: link.state === 'down', drafts }))
  client.setQueryData(houseQuery().queryKey, {
    asOf: null,
    from: 'house',
    row: { ...fallbackHouse, phone: '+250 1' },
  })
  client.setQueryData(contentQuery().queryKey, { asOf: null, from: 'house', row: null })
  return renderUi(
    <QueryClientProvider client={client}>
      <PrivacyPage />
    </QueryClientProvider>,
  )
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const CODE = /^Code of a booking/
const CONTACT = /^Phone number or e-mail/
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Ask the house' }))
function type(code = 'h7km pq2z') {
  fireEvent.change(field(CODE), { target: { value: code } })
  fireEvent.change(field(CONTACT), { target: { value: ' 0788 123 456 ' } })
}

it('asks for what was chosen, says that a person reads it, and empties the form', async () => {
  ask.mockResolvedValueOnce(reply(201, { id: '7' }))
  open()
  fireEvent.click(screen.getByLabelText('Remove what the house has of me'))
  type()
  await waitFor(() => expect(drafts.has('data-request')).toBe(true))
  press()
  await screen.findByText('The house has your request')
  expect(screen.getByText(/A person reads it/)).toBeTruthy()
  expect(ask.mock.calls).toEqual([
    [
      {
        route: 'askForData',
        body: { wish: 'erase', code: 'H7KMPQ2Z', contact: '0788 123 456' },
      },
    ],
  ])
  expect(field(CODE).value).toBe('')
  await waitFor(() => expect(drafts.has('data-request')).toBe(false))
})

it('asks nothing without both, and says which is missing at the field and on top', () => {
  open()
  type('H7KMPQ2O')
  press()
  expect(ask).not.toHaveBeenCalled()
  expect(field(CODE).getAttribute('aria-invalid')).toBe('true')
  expect(field(CONTACT).getAttribute('aria-invalid')).not.toBe('true')
  expect(screen.getAllByText(/^Please enter the code of your booking/)).toHaveLength(2)
})

it.each<[string, Asked, RegExp]>([
  ['a wrong pair', reply(404, { code: 'not_found' }), /^No booking matches this code and contact$/],
  [
    'a wrong form',
    reply(422, { code: 'validation' }),
    /^No booking matches this code and contact$/,
  ],
  ['another host', reply(404, {}), /^You cannot ask for your data on this site$/],
  ['too many tries', reply(429, {}, 600_000), /Please try again in 10 minutes/],
  ['no link', { kind: 'none', cause: 'no-house' }, /^The house did not answer$/],
  ['trouble', reply(503, {}), /^The house did not answer$/],
  ['a wall before the Wi-Fi', reply(200, '<html>'), /^The house did not answer$/],
])('%s is said plainly, and what was typed stays', async (_name, asked, words) => {
  ask.mockResolvedValueOnce(asked)
  open()
  type()
  press()
  await screen.findByText(words)
  expect(screen.queryByText('The house has your request')).toBeNull()
  expect(field(CODE).value).toBe('h7km pq2z')
})

it('says before anything is typed that it needs the link, and keeps it for another day', async () => {
  const { unmount } = open({ state: 'down', cause: 'no-house', since: 0 })
  expect(screen.getByText('You need internet to ask for your data')).toBeTruthy()
  type()
  await waitFor(() => expect(drafts.has('data-request')).toBe(true))
  unmount()
  open()
  await waitFor(() => expect(field(CODE).value).toBe('h7km pq2z'))
  expect(field(CONTACT).value).toBe(' 0788 123 456 ')
  expect(screen.queryByText('You need internet to ask for your data')).toBeNull()
})
