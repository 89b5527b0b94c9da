import type { Route } from '../route.ts'
import { online, serviceStep, staffList } from './kinds.ts'

/** What guests say and take back, and who they are to the desk. */
export const communityRoutes = {
  findOwn: online('/api/cancellations/terms', 'code'),
  cancelOwn: online('/api/cancellations', 'code'),

  postReview: {
    method: 'POST',
    paths: ['/api/reviews'],
    access: 'public',
    offline: 'queued',
    subject: 'reviews',
  },
  sendMessage: {
    method: 'POST',
    paths: ['/api/contact'],
    access: 'public',
    offline: 'queued',
    subject: 'messages',
  },

  listCustomers: staffList('/api/customers'),
  createCustomer: {
    method: 'POST',
    paths: ['/api/customers'],
    access: 'staff',
    offline: 'queued',
    subject: 'customers',
  },
  updateCustomer: serviceStep('customers', '/api/customers/{id}'),

  /** The device works it out from what it keeps while the house is not heard. */
  getReport: {
    method: 'GET',
    paths: ['/api/reports'],
    access: 'staff',
    offline: 'online',
  },
  listDeskReviews: staffList('/api/reviews/all'),
  setReview: serviceStep('desk_reviews', '/api/reviews/{id}'),
  replyToReview: {
    method: 'POST',
    paths: ['/api/reviews/{id}/comments'],
    access: 'staff',
    offline: 'queued',
    subject: 'desk_reviews',
  },
  likeReview: {
    method: 'POST',
    paths: ['/api/reviews/{id}/like'],
    access: 'staff',
    offline: 'queued',
    subject: 'desk_reviews',
  },
  listTickets: staffList('/api/tickets'),
  setTicket: serviceStep('tickets', '/api/tickets/{id}'),
  replyToTicket: {
    method: 'POST',
    paths: ['/api/tickets/{id}/messages'],
    access: 'staff',
    offline: 'queued',
    subject: 'tickets',
  },
  listConsents: staffList('/api/consents'),
  recordConsent: {
    method: 'POST',
    paths: ['/api/consents'],
    access: 'public',
    offline: 'queued',
    subject: 'own_consents',
  },
  resetConsent: serviceStep('consents', '/api/consents/{id}'),
  revokeConsent: {
    method: 'DELETE',
    paths: ['/api/consents/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'consents',
  },
} as const satisfies Record<string, Route>
