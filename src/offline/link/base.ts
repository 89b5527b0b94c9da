/** VITE_API_URL is set, but to nothing that is an address: the app shows 'Configuration Error'. */
export class MissingApiUrl extends Error {
  /** The documents' title for it (spec 1 §7). */
  readonly title = 'Configuration Error'
  constructor() {
    super('Missing API URL')
  }
}

/**
 * Where the API is, without a slash at the end. Unset: '' (same origin). Throws MissingApiUrl when
 * it is set to empty or to what is no http address.
 */
export function apiBase(setting: string | undefined): string {
  if (setting === undefined) return ''
  if (!URL.canParse(setting)) throw new MissingApiUrl()
  const url = new URL(setting)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new MissingApiUrl()
  return url.href.replace(/[?#].*$/, '').replace(/\/+$/, '')
}

/** The build's setting, as it came. */
export function configuredBase(): string | undefined {
  const setting: unknown = import.meta.env?.VITE_API_URL
  return typeof setting === 'string' ? setting : undefined
}

/**
 * The address of a picture: an absolute one as it is, `/…` at the API host, anything else under the
 * host's storage path (spec 1 §3). Null without a picture.
 */
export function pictureUrl(
  path: string | null | undefined,
  setting: string | undefined = configuredBase(),
): string | null {
  if (path === null || path === undefined || path.trim() === '') return null
  if (/^(https?:|data:image\/|blob:)/i.test(path)) return path
  const base = apiBase(setting)
  return path.startsWith('/') ? `${base}${path}` : `${base}/storage/${path}`
}
