import { expect, test } from 'vitest'
import { askPersist, isPersisted } from './persist.ts'

test('says whether the browser promised to keep the data, and asks when told to', async () => {
  let granted = false
  const storage = {
    persisted: async () => granted,
    persist: async () => (granted = true),
  }
  expect(await isPersisted(storage)).toBe(false)
  expect(await askPersist(storage)).toBe(true)
  expect(await isPersisted(storage)).toBe(true)
})

test('a browser without it, or one that fails, has not promised anything', async () => {
  expect(await isPersisted({})).toBe(false)
  expect(await askPersist({ persisted: async () => false })).toBe(false)
  expect(await askPersist({ persisted: () => Promise.reject(new Error('denied')) })).toBe(false)
})
