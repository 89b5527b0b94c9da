import { describe, expect, it } from 'vitest'
import { kmOutside, meantIn, outlined } from './geography.ts'

const towns = {
  RW: { latitude: -2.0657, longitude: 29.3478 },
  UG: { latitude: 0.3476, longitude: 32.5825 },
  KE: { latitude: -1.2921, longitude: 36.8219 },
  TZ: { latitude: -6.173, longitude: 35.7395 },
  CD: { latitude: -4.3217, longitude: 15.3125 },
  BI: { latitude: -3.4271, longitude: 29.9246 },
} as const

describe('a place', () => {
  it('lies in its own country alone', () => {
    for (const [home, place] of Object.entries(towns)) {
      const there = outlined.filter((country) => kmOutside(country, place) === 0)
      expect(there, home).toEqual([home])
    }
  })

  it('lies in it on an island too, and at its very border', () => {
    expect(kmOutside('TZ', { latitude: -6.1659, longitude: 39.2026 })).toBe(0)
    // Gisenyi and Goma are one town, with the border between them.
    expect(kmOutside('RW', { latitude: -1.7, longitude: 29.25 })).toBe(0)
    expect(kmOutside('CD', { latitude: -1.68, longitude: 29.26 })).toBe(0)
  })

  it('is so many kilometres outside another', () => {
    const kigali = { latitude: -1.9441, longitude: 30.0619 }
    expect(kmOutside('BI', kigali)).toBeGreaterThan(40)
    expect(kmOutside('BI', kigali)).toBeLessThan(60)
    expect(kmOutside('KE', kigali)).toBeGreaterThan(400)
  })

  it.each([
    ['without its minus', { latitude: 2.0657, longitude: 29.3478 }],
    ['the other way round', { latitude: 29.3478, longitude: -2.0657 }],
    ['both', { latitude: 29.3478, longitude: 2.0657 }],
  ])('%s is seen through', (_, typed) => expect(meantIn('RW', typed)).toEqual(towns.RW))

  it('elsewhere is left as it is', () => {
    expect(meantIn('RW', { latitude: 52.5, longitude: 13.4 })).toBeNull()
  })
})
