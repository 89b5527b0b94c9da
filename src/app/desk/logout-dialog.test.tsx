// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { actorKey } from '#offline/db/schema.ts'
import { actorOf } from '#offline/session.ts'
import { anna, operationRow } from '#offline/testing/fake-offline.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { installDialog } from '#ui/test-render.tsx'
import { LogoutDialog } from './logout-dialog.tsx'

beforeAll(installDialog)

it('promises to send what waits only where the house still takes it in that name', async () => {
  const actor = actorOf(anna)
  const rows = [operationRow({ route: 'acceptRestaurantOrder', params: { id: 'r1' }, actor })]
  const owner = { actorKey: actorKey(actor), actor, waiting: 1, needYou: 0 }
  for (const signIn of [false, true]) {
    const actors = async () => [{ ...owner, signIn }]
    const client = atDesk({ rows, who: { ...anna, remembered: true }, outbox: { actors } })
    client.setQueryData(['people'], [])
    const { unmount } = renderAtDesk(client, <LogoutDialog onClose={() => undefined} />)
    expect(
      await screen.findByText(
        signIn
          ? 'Your session has ended: they wait here for your next sign-in.'
          : 'They are sent in your name when there is internet.',
      ),
    ).toBeDefined()
    unmount()
  }
})
