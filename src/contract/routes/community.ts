import type { Route } from '../route.ts'
import { forReception, online, serviceStep, staffList } from './kinds.ts'

/** What guests say and take back, and who they are to the desk. */
export const communityRoutes = {
  findOwn: online('/api/cancellations/terms', 'code'),
  cancelOwn: online('/api/cancellations', 'code'),
  askForData: online('/api/data-requests', 'code'),

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

  listCustomers: forReception(staffList('/api/customers')),
  createCustomer: forReception({
    method: 'POST',
    paths: ['/api/customers'],
    access: 'staff',
    offline: 'queued',
    subject: 'customers',
  }),
  updateCustomer: forReception(serviceStep('customers', '/api/customers/{id}')),

  /** The device works it out from what it keeps while the house is not heard. */
  getReport: forReception({
    method: 'GET',
    paths: ['/api/reports'],
    access: 'staff',
    offline: 'online',
  }),
  listDeskReviews: forReception(staffList('/api/reviews/all')),
  setReview: forReception(serviceStep('desk_reviews', '/api/reviews/{id}')),
  replyToReview: forReception({
    method: 'POST',
    paths: ['/api/reviews/{id}/comments'],
    access: 'staff',
    offline: 'queued',
    subject: 'desk_reviews',
  }),
  likeReview: forReception({
    method: 'POST',
    paths: ['/api/reviews/{id}/like'],
    access: 'staff',
    offline: 'queued',
    subject: 'desk_reviews',
  }),
  listTickets: forReception(staffList('/api/tickets')),
  setTicket: forReception(serviceStep('tickets', '/api/tickets/{id}')),
  replyToTicket: forReception({
    method: 'POST',
    paths: ['/api/tickets/{id}/messages'],
    access: 'staff',
    offline: 'queued',
    subject: 'tickets',
  }),
  listConsents: forReception(staffList('/api/consents')),
  recordConsent: {
    method: 'POST',
    paths: ['/api/consents'],
    access: 'public',
    offline: 'queued',
    subject: 'own_consents',
  },
  resetConsent: forReception(serviceStep('consents', '/api/consents/{id}')),
  revokeConsent: forReception({
    method: 'DELETE',
    paths: ['/api/consents/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'consents',
  }),
} as const satisfies Record<string, Route>
