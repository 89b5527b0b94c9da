import { list } from '../first-routes.ts'
import type { Route } from '../route.ts'

/** Shapes that routes of several resources have. */

/** State and items by codes: what a guest's own device asks for. */
export const lookUp = <const Path extends string>(path: Path) =>
  ({ method: 'POST', paths: [path], access: 'code', offline: 'cached' }) as const

export const staffList = (path: string, query?: string) =>
  ({ ...list(path, query), access: 'staff' }) as const satisfies Route

/** A step of the desk on a row of a service, e.g. `/api/laundry-orders/{id}/start`. */
export const serviceStep = <const Subject extends string>(subject: Subject, path: string) =>
  ({ method: 'PATCH', paths: [path], access: 'staff', offline: 'queued', subject }) as const

/** What whoever is signed in does about their own account. */
export const ownAccount = <const Method extends 'GET' | 'POST'>(method: Method, path: string) =>
  ({ method, paths: [path], access: 'staff', offline: 'online' }) as const

/** What guests ask for and must not wait: an answer at once, or none. */
export const online = (path: string, access: 'public' | 'code' = 'public') =>
  ({ method: 'POST', paths: [path], access, offline: 'online' }) as const satisfies Route

/** Money, bookings and guests: from the reception on. */
export const forReception = <const Its extends Route>(route: Its) =>
  ({ ...route, role: 'reception' }) as const

/** Settings, people, keys and price lists. */
export const forAdmins = <const Its extends Route>(route: Its) =>
  ({ ...route, role: 'admin' }) as const

/** Something new in the offer, and its end. */
export const offerCreate = <const Subject extends string>(subject: Subject, path: string) =>
  forAdmins({ method: 'POST', paths: [path], access: 'staff', offline: 'queued', subject })

export const offerRemove = <const Subject extends string>(subject: Subject, path: string) =>
  forAdmins({ method: 'DELETE', paths: [path], access: 'staff', offline: 'queued', subject })

/** An edit of an offer: `is_available` alone is for more people than its name and its price. */
export const offerEdit = <const Subject extends string>(subject: Subject, path: string) =>
  ({ ...serviceStep(subject, path), wholeRole: 'admin' }) as const

/**
 * Money that the desk took for a row of `path`: what is answered, and kept, is the payment; it stands
 * in the group of what it is for.
 */
export const recordPayment = (path: string) =>
  forReception({
    method: 'POST',
    paths: [`${path}/{id}/payments`],
    access: 'staff',
    offline: 'queued',
    subject: 'payments',
  })

/** Changes, refunds or cancels it. */
export const changePayment = (path: string) =>
  forReception(serviceStep('payments', `${path}/{id}/payments/{paymentId}`))
