// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anna, reply } from '#offline/testing/fake-offline.ts'
import { openSite } from '#parts/testing/at-site.tsx'
import { SettingsScreen } from './screen.tsx'

it.each([
  [404, 'This server keeps no settings.'],
  [500, 'The settings are not on this device yet, and the house does not answer.'],
])('answered with %d: says so, and does not load for ever', async (status, text) => {
  openSite(<SettingsScreen decisions={null} />, { who: anna, ask: async () => reply(status) })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByText('Loading settings…')).toBeNull()
})
