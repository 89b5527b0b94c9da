/**
 * What people call this browser, e.g. "Chrome, Android": so that an admin who ends what a device may
 * send knows which one it is. Brand names are not translated.
 */
export function deviceName(userAgent: string): string {
  const [, browser] = browsers.find(([mark]) => mark.test(userAgent)) ?? [null, 'Browser']
  const [, system] = systems.find(([mark]) => mark.test(userAgent)) ?? [null, '']
  return system === '' ? browser : `${browser}, ${system}`
}

/** The first match counts: browsers also name the later ones in their user agent. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]
