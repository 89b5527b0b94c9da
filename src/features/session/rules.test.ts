import { describe, expect, it } from 'vitest'
import { afterSignIn, dashboardRoles, guard, landingOf, loginErrors, workRoles } from './rules.ts'

describe('guard (spec 1 §6)', () => {
  it('sends who has no token to /login, whatever the list', () => {
    expect(guard({ token: null, role: 'admin' }, [])).toBe('/login')
    expect(guard({ token: '', role: 'admin' }, ['admin'])).toBe('/login')
  })
  it('sends other roles to /, compared without case, a missing role being none', () => {
    expect(guard({ token: 't', role: 'Trainer' }, ['admin'])).toBe('/')
    expect(guard({ token: 't', role: null }, ['admin'])).toBe('/')
    expect(guard({ token: 't', role: 'ADMIN' }, ['admin'])).toBe('in')
    expect(guard({ token: 't', role: null }, [])).toBe('in')
  })
})

describe('landing (spec 1 §2)', () => {
  it('follows the role', () => {
    expect(landingOf('Admin')).toBe('/dashboard/Admin')
    expect(landingOf('trainee')).toBe('/dashboard/trainer')
    expect(landingOf('TRAINER')).toBe('/dashboard/trainer')
    expect(landingOf('staff')).toBe('/dashboard')
  })
})

describe('the form (spec 1 §5)', () => {
  it('wants a valid e-mail and a password', () => {
    expect(loginErrors({ email: ' ', password: '', remember: true })).toEqual([
      'email-missing',
      'password-missing',
    ])
    expect(loginErrors({ email: 'a@b', password: 'x', remember: true })).toEqual(['email-form'])
    expect(loginErrors({ email: ' a@b.rw ', password: 'x', remember: true })).toEqual([])
  })
})

describe('who had asked for a screen before signing in', () => {
  it('comes back where the role may go, else to the documented place', () => {
    expect(afterSignIn('admin', '/dashboard/rooms')).toBe('/dashboard/rooms')
    expect(afterSignIn('Staff', '/kitchen')).toBe('/kitchen')
    expect(afterSignIn('staff', '/housekeeping')).toBe('/housekeeping')
    expect(afterSignIn('staff', '/dashboard/rooms')).toBe('/dashboard')
    expect(afterSignIn('trainer', '/kitchen')).toBe('/dashboard/trainer')
    expect(afterSignIn('reception', '/dashboard/bookings')).toBe('/dashboard/bookings')
    expect(afterSignIn('admin', undefined)).toBe('/dashboard/Admin')
  })
  it('finds the work screens open to who works here, and the desk to who has money and bookings', () => {
    const verdicts = (allowed: readonly string[]) =>
      ['staff', 'reception', 'admin', 'trainer', 'trainee'].map((role) =>
        guard({ token: 't', role }, allowed),
      )
    expect(verdicts(workRoles)).toEqual(['in', 'in', 'in', '/', '/'])
    expect(verdicts(dashboardRoles)).toEqual(['/', 'in', 'in', '/', '/'])
  })
})
