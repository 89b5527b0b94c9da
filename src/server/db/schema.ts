import type { AlertsTable } from './schema/alerts.ts'
import type {
  BookingHoldsTable,
  HotelBookingsTable,
  RoomNightsTable,
  RoomStatesTable,
  RoomsTable,
  StaysTable,
} from './schema/bookings.ts'
import type { BudgetUsesTable, DeviceTokensTable, SharedLimitsTable } from './schema/budgets.ts'
import type {
  CalendarEventsTable,
  CalendarFeedsTable,
  RoomCalendarsTable,
} from './schema/calendars.ts'
import type { CartLinesTable, CartRowsTable, CartsTable } from './schema/carts.ts'
import type { SyncedRow } from './schema/columns.ts'
import type {
  ConsentsTable,
  DeskReviewsTable,
  ReviewsTable,
  TicketsTable,
} from './schema/community.ts'
import type { BackupCopiesTable, BackupPlacesTable, BackupTurnTable } from './schema/backups.ts'
import type { ErasureKeysTable, ErasurePlacesTable, ErasuresTable } from './schema/erasures.ts'
import type { CustomerKeysTable, CustomerLinksTable, CustomersTable } from './schema/customers.ts'
import type {
  ApiKeysTable,
  ContentDraftsTable,
  ContentTable,
  HouseTable,
  PasswordResetsTable,
  RecoveryCodesTable,
  SessionsTable,
  WrongCodesTable,
  SettingsTable,
  UsersTable,
} from './schema/house.ts'
import type {
  CancellationsTable,
  CashCountsTable,
  DayCloseFactsTable,
  DayCloseOpenTable,
  DayCloseMovementsTable,
  DayClosesTable,
  FolioItemsTable,
  PaymentsTable,
  ProviderPaymentsTable,
  ProviderRefundsTable,
  ReceiptsTable,
  SandboxPaymentsTable,
} from './schema/money.ts'
import type { ImportRowsTable, ImportsTable } from './schema/imports.ts'
import type { StayEventsTable } from './schema/stay-events.ts'
import type { NoticesTable, PushDeliveriesTable, PushSubscriptionsTable } from './schema/notices.ts'
import type {
  AuditTable,
  ChangesTable,
  MetaTable,
  OperationsTable,
  ParkedTable,
} from './schema/operations.ts'

export type * from './schema/backups.ts'
export type * from './schema/alerts.ts'
export type * from './schema/bookings.ts'
export type * from './schema/budgets.ts'
export type * from './schema/calendars.ts'
export type * from './schema/carts.ts'
export type * from './schema/columns.ts'
export type * from './schema/community.ts'
export type * from './schema/customers.ts'
export type * from './schema/erasures.ts'
export type * from './schema/house.ts'
export type * from './schema/imports.ts'
export type * from './schema/money.ts'
export * from './schema/notices.ts'
export type * from './schema/operations.ts'
export type * from './schema/stay-events.ts'

/**
 * All tables of both stores; their columns are in schema/, a file per resource. A service declares
 * its own tables in its folder (`declare module`).
 */
export interface Database {
  house: HouseTable
  content: ContentTable
  content_drafts: ContentDraftsTable
  users: UsersTable
  recovery_codes: RecoveryCodesTable
  wrong_codes: WrongCodesTable
  api_keys: ApiKeysTable
  settings: SettingsTable
  sessions: SessionsTable
  customers: CustomersTable
  customer_keys: CustomerKeysTable
  customer_links: CustomerLinksTable
  rooms: RoomsTable
  hotel_bookings: HotelBookingsTable
  stays: StaysTable
  stay_events: StayEventsTable
  room_states: RoomStatesTable
  folio_items: FolioItemsTable
  receipts: ReceiptsTable
  cash_counts: CashCountsTable
  day_closes: DayClosesTable
  day_close_movements: DayCloseMovementsTable
  day_close_facts: DayCloseFactsTable
  day_close_open: DayCloseOpenTable
  carts: CartsTable
  cart_lines: CartLinesTable
  cart_rows: CartRowsTable
  room_nights: RoomNightsTable
  booking_holds: BookingHoldsTable
  room_calendars: RoomCalendarsTable
  calendar_feeds: CalendarFeedsTable
  calendar_events: CalendarEventsTable
  payments: PaymentsTable
  provider_payments: ProviderPaymentsTable
  provider_refunds: ProviderRefundsTable
  sandbox_payments: SandboxPaymentsTable
  reviews: ReviewsTable
  desk_reviews: DeskReviewsTable
  consents: ConsentsTable
  operations: OperationsTable
  parked: ParkedTable
  audit: AuditTable
  changes: ChangesTable
  meta: MetaTable
  notices: NoticesTable
  password_resets: PasswordResetsTable
  push_subscriptions: PushSubscriptionsTable
  push_deliveries: PushDeliveriesTable
  tickets: TicketsTable
  cancellations: CancellationsTable
  budget_uses: BudgetUsesTable
  shared_limits: SharedLimitsTable
  device_tokens: DeviceTokensTable
  erasure_keys: ErasureKeysTable
  erasures: ErasuresTable
  erasure_places: ErasurePlacesTable
  alerts: AlertsTable
  backup_copies: BackupCopiesTable
  backup_places: BackupPlacesTable
  backup_turn: BackupTurnTable
  imports: ImportsTable
  import_rows: ImportRowsTable
}

/** Tables that devices store a copy of (they have the columns of SyncedRow). */
export type SyncedTable = {
  [Name in keyof Database]: Database[Name] extends SyncedRow ? Name : never
}[keyof Database]
