// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Room } from '#features/rooms/data.ts'
import type { OpenedDevice } from '#offline/load.ts'
import { fakeOffline, NOW } from '#offline/testing/fake-offline.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { installDialog } from '#ui/test-render.tsx'
import { ConditionDialog } from './condition-dialog.tsx'
import type { RoomTask } from './rounds.ts'

it('keeps what is typed before a slow device has read the draft', async () => {
  installDialog()
  const form = 'housekeeping:r1'
  const value = { form: { condition: 'out_of_order', note: 'Tap drips' } }
  const drafts = new Map([[form, { form, owner: 'u1', value, changedAt: NOW }]])
  const { device } = fakeOffline({ drafts })
  const opening = Promise.withResolvers<OpenedDevice | null>()
  const client = atDesk({ device: { ...device, ready: () => opening.promise } })
  const room = { id: 'r1', number: '104' } as Room
  const task = { room, condition: 'dirty', state: undefined } as unknown as RoomTask
  renderAtDesk(
    client,
    <ConditionDialog task={task} onSave={async () => true} onClose={() => undefined} />,
  )
  const note = screen.getByLabelText<HTMLTextAreaElement>(/^Note/)
  fireEvent.change(note, { target: { value: 'Window broken' } })
  await act(async () => {
    opening.resolve(device.now())
    await new Promise((done) => setTimeout(done))
  })
  expect(screen.getByLabelText<HTMLInputElement>('Out of order').checked).toBe(true)
  expect(note.value).toBe('Window broken')
})
