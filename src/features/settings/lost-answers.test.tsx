// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import type { Ask, Asked } from '#offline/link/types.ts'
import { offline } from '#offline/offline.ts'
import type { ImportedRow } from '#contract/imports.ts'
import { reply } from '#offline/testing/fake-offline.ts'
import { useAsked } from '#parts/ask-server.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { installDialog } from '#ui/test-render.tsx'
import { PastImports } from './imports/past-imports.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

beforeAll(installDialog)

/** A house that does what is asked while the link goes; and the moment at which it is back. */
function lossy(answers: (ask: Ask) => Asked, lost: string) {
  let isUp = true
  const ask = async (asked: Ask): Promise<Asked> => {
    const answer = answers(asked)
    if (asked.route === lost) {
      isUp = false
      offline().link.missed('no-house')
    }
    return isUp ? answer : { kind: 'none', cause: 'no-house' }
  }
  const comeBack = () =>
    act(async () => {
      // What was asked anew when the answer was lost has to hear of it first.
      await new Promise((later) => setTimeout(later, 100))
      isUp = true
      offline().link.heard()
    })
  return { ask, comeBack }
}

it('says that recovery codes were made that nobody has seen', async () => {
  let on = false
  const { ask, comeBack } = lossy(({ route }) => {
    if (route === 'confirmTwoFactor') on = true
    return reply(200, { on, recovery_codes_left: on ? 10 : 0, secret: 'ABCD', address: 'otpauth:' })
  }, 'confirmTwoFactor')
  renderAtDesk(atDesk({ ask }), <TwoFactorCard />)
  fireEvent.click(await screen.findByRole('button', { name: 'Switch on' }))
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'a password' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  fireEvent.change(await screen.findByLabelText('Code from the app'), {
    target: { value: '123456' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/It may be done all the same/)).toBeDefined()
  await comeBack()
  expect(await screen.findByText(/you have not seen the recovery codes/)).toBeDefined()
  expect(screen.queryByText(/does not answer/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

const readRows = (body: unknown) => (body as { data: ImportedRow[] }).data
const Imports = () => <PastImports past={useAsked('listImports', readRows)} />

it('says that an import is undone, whose answer was lost', async () => {
  const row = { id: '1', kind: 'guests', made: { customers: 4 }, made_by: 'Anna' }
  const made_at = '2026-11-29T10:00:00.000Z'
  let undone_at: string | null = null
  const { ask, comeBack } = lossy(({ route }) => {
    if (route === 'undoImport') undone_at = made_at
    return reply(200, { data: [{ ...row, made_at, undone_at }] })
  }, 'undoImport')
  renderAtDesk(atDesk({ ask }), <Imports />)
  fireEvent.click(await screen.findByRole('button', { name: /^Undo the import/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/It may be done all the same/)).toBeDefined()
  await comeBack()
  expect(await screen.findByText('Undone')).toBeDefined()
  expect(screen.queryByText(/does not answer/)).toBeNull()
})
