import type { RouteName } from '#contract/routes.ts'
import type { Identity, Verdict } from './access-rules.ts'

/*
 * Who may do what, as people decided it (decision 38). Written down by hand, so that a wrong role in
 * the contract shows; docs/access.md is made from it by `npm run access`.
 */

/** The least that is asked of who calls. `signed in`: whatever the role. */
export type Who = 'anyone' | 'code' | 'device' | 'signed in' | 'staff' | 'reception' | 'admin'

/**
 * `list`: a read that devices keep, and that a key may read where it is the reception's. `waits`: may
 * wait on a device and be sent later. `now`: by the person alone, with the link.
 */
export type How = 'list' | 'waits' | 'now'

interface Class {
  readonly title: string
  readonly who: Who
  readonly how: How
  readonly operations: readonly RouteName[]
}

/** Every operation, once. */
export const classes: readonly Class[] = [
  {
    title: 'What the house shows',
    who: 'anyone',
    how: 'list',
    operations: [
      'getHouse',
      'getContent',
      'listCategories',
      'listCategoryItems',
      'listRooms',
      'getRoom',
      'listTours',
      'listTourCategories',
      'listTourDays',
      'listCars',
      'listCarCategories',
      'listCarDays',
      'listLaundryServices',
      'listCustomServices',
      'listCustomDays',
      'listReviews',
      'listHotelBookings',
    ],
  },
  {
    title: 'Guests: to book and to write',
    who: 'anyone',
    how: 'waits',
    operations: [
      'bookRoom',
      'bookBundle',
      'bookCart',
      'placeRestaurantOrder',
      'placeLaundryOrder',
      'placeCustomOrder',
      'reserveTable',
      'rentCar',
      'bookTour',
      'postReview',
      'sendMessage',
      'recordConsent',
    ],
  },
  {
    title: 'Guests: to ask, to pay, to sign in',
    who: 'anyone',
    how: 'now',
    operations: [
      'quoteRoom',
      'quoteCart',
      'startBookingPayment',
      'startBundlePayment',
      'startPaymentFor',
      'payRental',
      'chargeCard',
      'getChanges',
      'streamEvents',
      'login',
      'requestPasswordReset',
      'resetPassword',
    ],
  },
  {
    title: 'Guests: their own, by its code',
    who: 'code',
    how: 'now',
    operations: [
      'lookUpHotelBookings',
      'lookUpRestaurantOrders',
      'lookUpLaundryOrders',
      'lookUpCustomOrders',
      'lookUpRentals',
      'lookUpTourBookings',
      'lookUpReservations',
      'lookUpCarts',
      'findOwn',
      'cancelOwn',
      'askForData',
      'getPaymentState',
    ],
  },
  {
    title: 'Guests: their own, by its code, also later',
    who: 'code',
    how: 'waits',
    operations: ['cancelOwnRestaurantOrder'],
  },
  {
    title: 'Devices: what was recorded on them',
    who: 'device',
    how: 'now',
    operations: ['sendOutbox', 'voidOperation', 'reportParked', 'handOver'],
  },
  { title: 'Whoever is signed in', who: 'signed in', how: 'now', operations: ['logout'] },
  {
    title: 'Kitchen, laundry, housekeeping: lists',
    who: 'staff',
    how: 'list',
    operations: ['listRestaurantOrders', 'listLaundryOrders', 'listCustomOrders', 'listRoomStates'],
  },
  {
    title: 'Kitchen, laundry, housekeeping: work',
    who: 'staff',
    how: 'waits',
    operations: [
      'acceptRestaurantOrder',
      'startPreparingRestaurantOrder',
      'readyRestaurantOrder',
      'deliverRestaurantOrder',
      'completeRestaurantOrder',
      'startLaundryOrder',
      'readyLaundryOrder',
      'deliverLaundryOrder',
      'confirmCustomOrder',
      'completeCustomOrder',
      'setRoomCondition',
      'updateItem',
    ],
  },
  {
    title: 'Kitchen, laundry, housekeeping: their own account and device',
    who: 'staff',
    how: 'now',
    operations: [
      'changePassword',
      'getTwoFactor',
      'startTwoFactor',
      'confirmTwoFactor',
      'endTwoFactor',
      'getPushKey',
      'subscribePush',
      'unsubscribePush',
    ],
  },
  {
    title: 'Reception: lists',
    who: 'reception',
    how: 'list',
    operations: [
      'listFolioItems',
      'listReceipts',
      'listPayments',
      'listCashCounts',
      'listStayEvents',
      'listDayCloses',
      'listRentals',
      'listTourBookings',
      'listReservations',
      'listCustomers',
      'listDeskReviews',
      'listTickets',
      'listConsents',
      'listParked',
    ],
  },
  {
    title: 'Reception: bookings and orders',
    who: 'reception',
    how: 'waits',
    operations: [
      'reserveRooms',
      'approveHotelBooking',
      'cancelHotelBooking',
      'rescheduleHotelBooking',
      'checkInHotelBooking',
      'checkOutHotelBooking',
      'noShowHotelBooking',
      'cancelRestaurantOrder',
      'updateLaundryOrder',
      'cancelLaundryOrder',
      'cancelCustomOrder',
      'approveRental',
      'completeRental',
      'cancelRental',
      'rescheduleRental',
      'approveTourBooking',
      'completeTourBooking',
      'cancelTourBooking',
      'updateTourBooking',
      'confirmReservation',
      'seatReservation',
      'completeReservation',
      'noShowReservation',
      'cancelReservation',
      'updateRoom',
      'updateCar',
      'updateLaundryService',
      'updateTour',
    ],
  },
  {
    title: 'Reception: money',
    who: 'reception',
    how: 'waits',
    operations: [
      'addFolioItem',
      'removeFolioItem',
      'chargeToStay',
      'issueReceipt',
      'sendReceipt',
      'sendLetterAgain',
      'recordBookingPayment',
      'changeBookingPayment',
      'recordOrderPayment',
      'changeOrderPayment',
      'recordLaundryPayment',
      'changeLaundryPayment',
      'recordRentalPayment',
      'changeRentalPayment',
      'recordTourPayment',
      'changeTourPayment',
      'recordCustomPayment',
      'changeCustomPayment',
      'settleCancelled',
      'countCash',
      'closeDay',
    ],
  },
  {
    title: 'Reception: guests and what they say',
    who: 'reception',
    how: 'waits',
    operations: [
      'createCustomer',
      'updateCustomer',
      'setReview',
      'replyToReview',
      'likeReview',
      'setTicket',
      'replyToTicket',
      'resetConsent',
      'revokeConsent',
      'settleParked',
    ],
  },
  {
    title: 'Reception: with the link',
    who: 'reception',
    how: 'now',
    operations: ['getReport', 'getDayClose', 'listDayMovements', 'reconcilePayments'],
  },
  {
    title: 'Admins: settings',
    who: 'admin',
    how: 'list',
    operations: ['getSettings', 'getTravelPrice', 'getContentDraft'],
  },
  {
    title: 'Admins: what is offered, prices, settings, debts given up',
    who: 'admin',
    how: 'waits',
    operations: [
      'updateSettings',
      'writeOffStay',
      'updateTravelPrice',
      'postTravelPrice',
      'createRoom',
      'deleteRoom',
      'createCategory',
      'updateCategory',
      'createItem',
      'deleteItem',
      'createCarCategory',
      'updateCarCategory',
      'createCar',
      'deleteCar',
      'createLaundryService',
      'deleteLaundryService',
      'createCustomService',
      'updateCustomService',
      'createTour',
      'deleteTour',
      'createTourCategory',
      'updateTourCategory',
    ],
  },
  {
    title: 'Admins: people, guests’ data, keys, calendars, back-ups, imports',
    who: 'admin',
    how: 'now',
    operations: [
      'listPeople',
      'invitePerson',
      'updatePerson',
      'endSessionsOf',
      'endSender',
      'exportPerson',
      'erasePerson',
      'checkImport',
      'takeImport',
      'undoImport',
      'listImports',
      'listApiKeys',
      'createApiKey',
      'revokeApiKey',
      'getRunning',
      'getLostSecrets',
      'updateContent',
      'publishContent',
      'discardContent',
      'addContentPicture',
      'listRoomCalendars',
      'newCalendarAddress',
      'addCalendarFeed',
      'fetchCalendarFeed',
      'removeCalendarFeed',
      'listBackups',
      'backUpNow',
      'makeBackup',
      'getBackup',
      'getBackupPart',
      'beginRestore',
      'sendRestorePart',
      'checkRestore',
      'confirmRestore',
    ],
  },
  {
    title: 'Admins: the set-up of a new house',
    who: 'admin',
    how: 'now',
    operations: [
      'getSetup',
      'openHouse',
      'createRooms',
      'sendTestLetter',
      'startTestPayment',
      'checkTestPayment',
    ],
  },
]

/** Operations of which a part is for fewer. */
export interface Part {
  readonly of: RouteName
  readonly part: string
  readonly who: Who
  readonly how: How
  /** What of it is asked, so that it is this part. */
  readonly asks: { readonly query: string } | { readonly body: Readonly<Record<string, unknown>> }
  /** Where the class does not say it. */
  readonly except?: Partial<Record<Identity, Verdict>>
}

const price = 'its price, name or picture'
const words = 'looking for words in it'

export const parts: readonly Part[] = [
  { of: 'updateItem', part: price, who: 'admin', how: 'waits', asks: { body: { price: 1 } } },
  { of: 'updateRoom', part: price, who: 'admin', how: 'waits', asks: { body: { name: 'Free' } } },
  { of: 'updateCar', part: price, who: 'admin', how: 'waits', asks: { body: { daily_rate: 1 } } },
  {
    of: 'updateLaundryService',
    part: price,
    who: 'admin',
    how: 'waits',
    asks: { body: { price: 1 } },
  },
  { of: 'updateTour', part: price, who: 'admin', how: 'waits', asks: { body: { name: 'Free' } } },
  {
    of: 'listRestaurantOrders',
    part: words,
    who: 'reception',
    how: 'list',
    asks: { query: 'q=788' },
  },
  { of: 'listCustomOrders', part: words, who: 'reception', how: 'list', asks: { query: 'q=788' } },
  { of: 'listLaundryOrders', part: words, who: 'reception', how: 'list', asks: { query: 'q=788' } },
  {
    of: 'listHotelBookings',
    part: words,
    who: 'anyone',
    how: 'list',
    asks: { query: 'q=788' },
    // Others have the public nights, in which words find nothing; the kitchen's rows have names behind them.
    except: { kitchen: 403 },
  },
]
