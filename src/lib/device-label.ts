/**
 * The name of a browser from its user agent: "Chrome on Android". User agents name other browsers
 * too, so the order matters.
 */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

export const browserOf = (userAgent: string): string =>
  browsers.find(([sign]) => sign.test(userAgent))?.[1] ?? 'Browser'

export function deviceLabel(userAgent: string): string {
  const browser = browserOf(userAgent)
  const system = systems.find(([sign]) => sign.test(userAgent))?.[1]
  return system === undefined ? browser : `${browser} on ${system}`
}
