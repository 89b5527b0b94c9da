/** An account of S3-compatible storage and where in it things lie. */
export interface BucketSettings {
  /** The storage's address without a trailing slash. */
  url: string
  bucket: string
  /** Put before every key: empty, or with a slash at its end. */
  prefix: string
  region: string
  key: string
  secret: string
}

const NAMES = ['URL', 'BUCKET', 'KEY', 'SECRET'] as const
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * `BACKUP_S3_URL` and those beside it; null where none is set. Answers a text where they are wrong,
 * without their values: they are secrets.
 */
export function readBucketSettings(
  group: 'BACKUP_S3' | 'PICTURES_S3',
  get: (name: string) => string | undefined,
): BucketSettings | null | { wrong: string } {
  const [url, place, key, secret] = NAMES.map((name) => get(`${group}_${name}`))
  const region = get(`${group}_REGION`)
  if ([url, place, key, secret, region].every((value) => value === undefined)) return null
  const missing = NAMES.filter((name) => get(`${group}_${name}`) === undefined)
  if (url === undefined || place === undefined || key === undefined || secret === undefined) {
    const names = missing.map((name) => `${group}_${name}`).join(', ')
    return { wrong: `${names} must be set where other settings of ${group} are` }
  }
  const address = URL.canParse(url) ? new URL(url) : null
  const isSafe =
    address?.protocol === 'https:' ||
    (address?.protocol === 'http:' && LOOPBACK.has(address.hostname))
  if (address === null || !isSafe || address.username !== '' || address.search !== '') {
    return { wrong: `${group}_URL must be an address that starts with https://` }
  }
  const parts = /^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9_.-]+)*)\/?$/.exec(place)
  if (parts === null) {
    return { wrong: `${group}_BUCKET must be a bucket's name, or one with a folder: name/folder` }
  }
  const [, bucket = '', folder = ''] = parts
  return {
    url: url.replace(/\/+$/, ''),
    bucket,
    prefix: folder === '' ? '' : `${folder.slice(1)}/`,
    // MinIO and most others take this one whatever they are.
    region: region ?? 'us-east-1',
    key,
    secret,
  }
}
