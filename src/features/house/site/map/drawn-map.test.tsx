// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setOffline } from '#offline/offline.ts'
import { fakeOffline, testClient } from '#offline/testing/fake-offline.ts'
import { DrawnMap } from './drawn-map.tsx'

afterEach(cleanup)

it('says so where the drawing is not on the device, and no text lies under the places', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const client = testClient()
  setOffline(fakeOffline({ client }))
  const map = {
    picture: '/drawings/place/map.svg',
    text: { en: 'The house in the middle.' },
    labels: [],
    north: -1,
    south: -2,
    east: 30,
    west: 29,
  } as never
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <DrawnMap
          house={{ name: 'A house', latitude: -1.5, longitude: 29.5 }}
          map={map}
          near={[]}
        />
      </QueryClientProvider>
    </I18nProvider>,
  )
  fireEvent.error(screen.getByAltText('The house in the middle.'))
  expect(screen.queryByAltText('The house in the middle.')).toBeNull()
  expect(screen.getByText('The drawing is not on this device yet. North is up.')).toBeDefined()
})
