// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { actorOf, createSessionStore } from './session.ts'

const anna = { token: 't1', userId: 'u1', name: 'Anna', role: 'Admin', sendToken: 's1' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the browser session', () => {
  it('lies in local storage when remembered, under the documents’ names', () => {
    createSessionStore().keep(anna, true)
    expect(localStorage.getItem('auth_token')).toBe('t1')
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
      id: 'u1',
      name: 'Anna',
      role: 'Admin',
    })
    expect(localStorage.getItem('user_role')).toBe('admin')
    expect(localStorage.getItem('user_name')).toBe('Anna')
    expect(localStorage.getItem('send_token')).toBeNull()
    expect(sessionStorage).toHaveLength(0)
    expect(createSessionStore().getSnapshot()).toMatchObject({ userId: 'u1', remembered: true })
  })

  it('goes with the tab when not remembered, and so does its send token', () => {
    createSessionStore().keep(anna, false)
    expect(localStorage).toHaveLength(0)
    expect(createSessionStore().getSnapshot()).toEqual({
      token: 't1',
      userId: 'u1',
      name: 'Anna',
      role: 'admin',
      remembered: false,
      sendToken: 's1',
    })
  })

  it('is read from auth_token first, then token, access_token, authToken', () => {
    for (const key of ['authToken', 'access_token', 'token', 'auth_token']) {
      localStorage.setItem(key, key)
      expect(createSessionStore().getSnapshot()?.token).toBe(key)
    }
  })

  it('takes the place of whoever was signed in before', () => {
    const store = createSessionStore()
    store.keep(anna, true)
    store.keep({ ...anna, token: 't2', userId: 'u2', name: 'Ben' }, false)
    expect(localStorage.getItem('auth_token')).toBeNull()
    expect(createSessionStore().getSnapshot()?.userId).toBe('u2')
  })

  it('ends in both storages; what is the device’s own stays', () => {
    localStorage.setItem('imisozi:language', 'fr')
    sessionStorage.setItem('bundle', '{}')
    const store = createSessionStore()
    store.keep(anna, true)
    store.clear()
    expect(store.getSnapshot()).toBeNull()
    expect(Object.keys(localStorage)).toEqual(['imisozi:language'])
    expect(sessionStorage).toHaveLength(0)
  })

  it('is followed over tabs', () => {
    const store = createSessionStore()
    let told = 0
    store.subscribe(() => (told += 1))
    localStorage.setItem('auth_token', 'from-another-tab')
    window.dispatchEvent(new StorageEvent('storage'))
    expect(store.getSnapshot()?.token).toBe('from-another-tab')
    window.dispatchEvent(new StorageEvent('storage'))
    expect(told).toBe(1)
  })

  it('is off the device while it is locked: the open pages keep theirs, a new one knows nobody', () => {
    const store = createSessionStore()
    store.keep(anna, true)
    sessionStorage.setItem('bundle', '{}')
    const otherTab = createSessionStore()
    store.hide()
    window.dispatchEvent(new StorageEvent('storage'))
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(anna.token)
    expect(store.getSnapshot()?.token).toBe(anna.token)
    expect(otherTab.getSnapshot()?.token).toBe(anna.token)
    expect(createSessionStore().getSnapshot()).toBeNull()
    expect(sessionStorage.getItem('bundle')).toBe('{}')

    // Somebody else opens it: all tabs are theirs.
    store.keep({ ...anna, token: 't2', userId: 'u2', name: 'Ben' }, true)
    window.dispatchEvent(new StorageEvent('storage'))
    expect(otherTab.getSnapshot()?.userId).toBe('u2')
    expect(localStorage.getItem('imisozi:locked')).toBeNull()
  })

  it('survives a `user` that is not ours, and a browser that forbids storage', () => {
    localStorage.setItem('token', 't')
    localStorage.setItem('user', '{broken')
    expect(createSessionStore().getSnapshot()).toMatchObject({ token: 't', userId: '', role: '' })
    const forbidden = createSessionStore(null)
    forbidden.keep(anna, true)
    expect(forbidden.getSnapshot()?.userId).toBe('u1')
  })

  it('says who confirms', () => {
    expect(actorOf(null)).toEqual({ kind: 'guest' })
    expect(actorOf({ ...anna, remembered: true })).toEqual({
      kind: 'staff',
      userId: 'u1',
      name: 'Anna',
      role: 'Admin',
    })
  })
})
