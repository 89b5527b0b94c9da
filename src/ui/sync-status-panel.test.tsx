// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { Alert } from './alert.tsx'
import { ParkedNote, ParkedPanel, SyncStatusPanel } from './sync-status-panel.tsx'
import { renderUi } from './test-render.tsx'
import { RecoveryActions } from './recovery-actions.tsx'

const persisted = () => Promise.resolve(true)
const renderPanel = (
  syncStatus: Parameters<typeof SyncStatusPanel>[0]['syncStatus'],
  isPersisted = persisted,
) =>
  renderUi(
    <SyncStatusPanel
      syncStatus={syncStatus}
      received="The house has it."
      over="This rental was taken back"
      parked="The house did not take it."
      saved="The car is not yours yet."
      isPersisted={isPersisted}
    />,
  )

test.each([
  ['a panel', <ParkedPanel key="1" reason="refused" refusal={'no\nphone: wrong'} />],
  [
    'a note',
    <ParkedNote key="2" reason="refused" refusal={'no\nphone: wrong'}>
      -
    </ParkedNote>,
  ],
  ['an alert', <Alert key="3">{'no\nphone: wrong'}</Alert>],
])('%s keeps the lines of a refusal apart (spec 3 §8.1)', (_, shown) => {
  renderUi(shown)
  expect(screen.getByText(/phone: wrong/).closest('.whitespace-pre-line')).toBeTruthy()
})

describe('where something stands', () => {
  test('saved: with what that means, and no further', async () => {
    renderPanel('saved')
    expect(screen.getByRole('heading').textContent).toBe(
      'Saved on this device, not yet with the house',
    )
    expect(screen.getByText('The car is not yours yet.')).toBeTruthy()
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain(
      'On this device',
    )
    expect(screen.queryByText('The house has it.')).toBeNull()
    await Promise.resolve()
    expect(screen.queryByText(/kept in this browser only/)).toBeNull()
  })

  test('saved where the browser has promised nothing: that is said', async () => {
    renderPanel('saved', () => Promise.resolve(false))
    await waitFor(() => expect(screen.getByText(/kept in this browser only/)).toBeTruthy())
  })

  test.each([
    ['received', 'The house has it.'],
    ['over', 'This rental was taken back'],
    ['needs-decision', 'The house did not take it.'],
    ['not-sent', 'The house did not take it.'],
  ] as const)('%s', (syncStatus, text) => {
    const { container } = renderPanel(syncStatus)
    expect(container.textContent).toBe(text)
  })

  test('sent: its answer is not heard yet', () => {
    renderPanel('sent')
    expect(screen.getByText('The house has not answered yet.')).toBeTruthy()
    expect(screen.queryByText('The car is not yours yet.')).toBeNull()
  })
})

describe('what the house did not take', () => {
  const parked = (reason: string) =>
    renderUi(
      <ParkedPanel
        reason={reason}
        check="Ask the house."
        refusal="It is taken by then."
        actions={<button type="button">Another day</button>}
      />,
    )

  test('an answer of the house, with the ways on', () => {
    parked('conflict')
    expect(screen.getByRole('heading').textContent).toBe('Needs your decision')
    expect(screen.getByText('It is taken by then.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Another day' })).toBeTruthy()
  })

  test('a lost answer: what to check, and nothing that would do it twice', () => {
    const { container } = parked('may_have_arrived')
    expect(container.textContent).toContain('It may have arrived. Ask the house.')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('a house that does not take such things yet', () => {
    parked('not_supported')
    expect(screen.getByRole('heading').textContent).toBe('Could not be sent')
    expect(screen.queryByText('It is taken by then.')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test.each([
    ['not_supported', 'Could not be sent'],
    ['refused', 'Needs your decision'],
  ])('the ways on further down: %s', (reason, heading) => {
    renderUi(
      <ParkedNote reason={reason} refusal="Too late.">
        Nothing is being cooked.
      </ParkedNote>,
    )
    expect(screen.getByRole('heading').textContent).toBe(heading)
    expect(screen.getByText('Nothing is being cooked.')).toBeTruthy()
  })
})

describe('the ways on', () => {
  const label = (message: string) => ({ id: message, message })
  const actions = [
    { kind: 'change' as const, label: label('Take the next day'), day: '2026-11-22' },
    { kind: 'open' as const, label: label('Choose another car'), to: '/car-rental?change=1' },
  ]

  test('a ready change is taken once; a screen is a link', async () => {
    let done = () => {}
    const take = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
    renderUi(<RecoveryActions actions={actions} take={take} />)
    expect(screen.getByRole('link', { name: 'Choose another car' }).getAttribute('href')).toBe(
      '/car-rental?change=1',
    )
    const button = screen.getByRole('button', { name: 'Take the next day' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(take.mock.calls).toEqual([[actions[0]]])
    done()
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
    fireEvent.click(button)
    expect(take).toHaveBeenCalledTimes(2)
  })

  test('a device that cannot write it down says so', async () => {
    renderUi(<RecoveryActions actions={actions} take={() => Promise.reject(new Error('full'))} />)
    fireEvent.click(screen.getByRole('button', { name: 'Take the next day' }))
    await waitFor(() => expect(screen.getByText(/could not save that/)).toBeTruthy())
  })
})
