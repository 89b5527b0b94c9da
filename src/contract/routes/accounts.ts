import type { Route } from '../route.ts'
import { list } from '../first-routes.ts'
import { forAdmins, ownAccount, staffList } from './kinds.ts'

/** Accounts and keys: what must not wait, and is no device's to keep. */
const ofAdmins = <const Method extends 'GET' | 'POST' | 'PATCH'>(method: Method, path: string) =>
  ({ method, paths: [path], access: 'staff', role: 'admin', offline: 'online' }) as const

/** Who works here, their accounts, keys, back-ups, and the settings of the house. */
export const accountsRoutes = {
  login: {
    method: 'POST',
    paths: ['/api/login'],
    access: 'public',
    offline: 'online',
  },
  logout: {
    method: 'POST',
    paths: ['/api/logout'],
    access: 'staff',
    offline: 'online',
  },

  listApiKeys: ofAdmins('GET', '/api/keys'),
  createApiKey: ofAdmins('POST', '/api/keys'),
  revokeApiKey: ofAdmins('POST', '/api/keys/{id}/revoke'),

  listBackups: ofAdmins('GET', '/api/backups'),
  backUpNow: ofAdmins('POST', '/api/backups/now'),
  makeBackup: ofAdmins('POST', '/api/backups'),
  makeLists: ofAdmins('POST', '/api/exports'),
  getBackup: ofAdmins('GET', '/api/backups/{id}'),
  getBackupPart: ofAdmins('GET', '/api/backups/{id}/part'),
  beginRestore: ofAdmins('POST', '/api/restores'),
  sendRestorePart: ofAdmins('POST', '/api/restores/{id}/parts'),
  checkRestore: ofAdmins('POST', '/api/restores/{id}/check'),
  confirmRestore: ofAdmins('POST', '/api/restores/{id}/confirm'),

  checkImport: ofAdmins('POST', '/api/imports/check'),
  takeImport: ofAdmins('POST', '/api/imports'),
  undoImport: ofAdmins('POST', '/api/imports/{id}/undo'),
  listImports: ofAdmins('GET', '/api/imports'),

  exportPerson: ofAdmins('POST', '/api/customers/{id}/export'),
  erasePerson: ofAdmins('POST', '/api/customers/{id}/erase'),

  listPeople: ofAdmins('GET', '/api/people'),
  invitePerson: ofAdmins('POST', '/api/people'),
  updatePerson: ofAdmins('PATCH', '/api/people/{id}'),
  endSessionsOf: ofAdmins('POST', '/api/people/{id}/end-sessions'),
  endSender: ofAdmins('POST', '/api/people/{id}/end-sender'),
  changePassword: ownAccount('POST', '/api/account/password'),
  getTwoFactor: ownAccount('GET', '/api/account/two-factor'),
  startTwoFactor: ownAccount('POST', '/api/account/two-factor'),
  confirmTwoFactor: ownAccount('POST', '/api/account/two-factor/confirm'),
  endTwoFactor: ownAccount('POST', '/api/account/two-factor/end'),

  getRunning: ofAdmins('GET', '/api/running'),
  getSetup: ofAdmins('GET', '/api/setup'),
  openHouse: ofAdmins('POST', '/api/setup/open'),
  closeHouse: ofAdmins('POST', '/api/setup/close'),
  dismissAdvice: ofAdmins('POST', '/api/setup/dismiss'),
  sendTestLetter: ofAdmins('POST', '/api/setup/test-letter'),
  startTestPayment: ofAdmins('POST', '/api/setup/test-payment'),
  checkTestPayment: ofAdmins('POST', '/api/setup/test-payment/check'),

  getLostSecrets: ofAdmins('GET', '/api/settings/lost-secrets'),
  getSettings: forAdmins(staffList('/api/settings')),
  updateSettings: forAdmins({
    method: 'PATCH',
    paths: ['/api/settings'],
    access: 'staff',
    offline: 'queued',
    subject: 'settings',
  }),

  getContent: list('/api/content'),
  getContentDraft: forAdmins(staffList('/api/content/draft')),
  updateContent: ofAdmins('PATCH', '/api/content/draft'),
  publishContent: ofAdmins('POST', '/api/content/publish'),
  discardContent: ofAdmins('POST', '/api/content/discard'),
  addContentPicture: ofAdmins('POST', '/api/content/pictures'),
} as const satisfies Record<string, Route>
