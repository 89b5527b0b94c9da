/** Who may go where (spec 1 §2, §6). Pure. */

export interface Person {
  id: string
  name: string
  /** As the host wrote it; compared without case. */
  role: string
}

/** Where a sign-in leads (spec 1 §2): trainers' dashboard is then turned back by the guard. */
export function landingOf(role: string): string {
  switch (role.toLowerCase()) {
    case 'admin':
      return '/dashboard/Admin'
    case 'trainer':
    case 'trainee':
      return '/dashboard/trainer'
    default:
      return '/dashboard'
  }
}

/** Roles that may enter the dashboard (spec 3 §6; decision 38). */
export const dashboardRoles: readonly string[] = ['admin', 'reception']

/** Roles that may enter /housekeeping and /kitchen (decisions.md, "Screens whose content is not shown"). */
export const workRoles: readonly string[] = ['staff', 'reception', 'admin']

/**
 * Where a sign-in leads for somebody who had asked for `back` before: there, where their role may
 * go; else to the documented place. An admin of a house that is not open yet sets it up.
 */
export function afterSignIn(role: string, back: string | undefined, unopened = false): string {
  const is = role.toLowerCase()
  if (unopened && is === 'admin' && (back ?? '/dashboard') === '/dashboard') {
    return '/dashboard/setup'
  }
  const mayReturn =
    dashboardRoles.includes(is) ||
    (is === 'staff' && /^\/(housekeeping|kitchen)\b/.test(back ?? ''))
  return mayReturn && back ? back : landingOf(role)
}

/**
 * The guard of protected routes (spec 1 §6): without a token to /login; with a role that is not in
 * a non-empty list to /; else in.
 */
export function guard(
  person: { token: string | null; role: string | null },
  allowed: readonly string[],
): 'in' | '/login' | '/' {
  if (!person.token) return '/login'
  if (allowed.length === 0) return 'in'
  const role = (person.role ?? '').toLowerCase()
  return allowed.some((one) => one.toLowerCase() === role) ? 'in' : '/'
}

export interface LoginForm {
  email: string
  password: string
  remember: boolean
  /** The second step, once the house asks for one. */
  code?: string
}

/** What is wrong with the form before it is sent; empty when nothing is. */
export function loginErrors(
  form: LoginForm,
): ('email-missing' | 'email-form' | 'password-missing')[] {
  const wrong: ReturnType<typeof loginErrors> = []
  const email = form.email.trim()
  if (email === '') wrong.push('email-missing')
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) wrong.push('email-form')
  if (form.password === '') wrong.push('password-missing')
  return wrong
}
