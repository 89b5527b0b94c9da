import { describe, expect, it } from 'vitest'
import { apiBase, MissingApiUrl, pictureUrl } from './base.ts'
import { packJson } from './pack.ts'

describe('where the API is', () => {
  it('is the same origin when nothing is set, else the set address without its slash', () => {
    expect(apiBase(undefined)).toBe('')
    expect(apiBase('https://api.example.com/')).toBe('https://api.example.com')
    expect(apiBase('http://127.0.0.1:8000/v1/?x=1')).toBe('http://127.0.0.1:8000/v1')
  })

  it.each(['', '   ', 'api.example.com', 'ftp://api.example.com', 'javascript:alert(1)'])(
    'set to %j is a configuration error in the documents’ words',
    (setting) => {
      expect(() => apiBase(setting)).toThrow(MissingApiUrl)
      expect(() => apiBase(setting)).toThrow('Missing API URL')
    },
  )
})

describe('a picture’s address', () => {
  it.each([
    [null, null],
    ['  ', null],
    ['/drawings/menu/steak.svg', 'https://api.test/drawings/menu/steak.svg'],
    ['items/steak.jpg', 'https://api.test/storage/items/steak.jpg'],
    ['https://cdn.test/a.jpg', 'https://cdn.test/a.jpg'],
    ['javascript:alert(1)', 'https://api.test/storage/javascript:alert(1)'],
  ])('of %j is %j', (path, address) => {
    expect(pictureUrl(path, 'https://api.test')).toBe(address)
  })
})

it('packs only what is large, and only where it may', async () => {
  const large = { text: 'dinner '.repeat(1_000) }
  expect(await packJson({ a: 1 }, true)).toEqual({
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  })
  expect((await packJson(large, false)).headers).not.toHaveProperty('content-encoding')
  const packed = await packJson(large, true)
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect((packed.body as Blob).size).toBeLessThan(500)
})
