// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '#parts/testing/at-site.tsx'
import { DrawnMap } from './drawn-map.tsx'

it('says so where the drawing is not on the device, and no text lies under the places', () => {
  const map = {
    picture: '/drawings/place/map.svg',
    text: { en: 'The house in the middle.' },
    labels: [],
    north: -1,
    south: -2,
    east: 30,
    west: 29,
  } as never
  openSite(
    <DrawnMap house={{ name: 'A house', latitude: -1.5, longitude: 29.5 }} map={map} near={[]} />,
  )
  fireEvent.error(screen.getByAltText('The house in the middle.'))
  expect(screen.queryByAltText('The house in the middle.')).toBeNull()
  expect(screen.getByText('The drawing is not on this device yet. North is up.')).toBeDefined()
})
