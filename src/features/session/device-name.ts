import { browserOf } from '#lib/device-label.ts'

/**
 * What people call this browser, e.g. "Chrome, Android": so that an admin who ends what a device may
 * send knows which one it is. Brand names are not translated.
 */
export function deviceName(userAgent: string): string {
  const browser = browserOf(userAgent)
  const system = systems.find(([sign]) => sign.test(userAgent))?.[1]
  return system === undefined ? browser : `${browser}, ${system}`
}

const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]
