import type { StatusSteps } from '#domain/status-steps.ts'
import type { Resource } from '../resources.ts'
import type { QueuedRouteName, RouteName } from '../routes.ts'
import type { serviceSettings } from '../settings/index.ts'
import type { StoredSettings } from '../settings/plain.ts'

/** Settings that say how many hours before it begins a guest may still cancel. */
type FreeHours = keyof StoredSettings<typeof serviceSettings>['cancellation']

/** Paths in a cart line's request. `until` is the first day where it is absent. */
export interface CartPaths {
  readonly total: string
  readonly day: string
  readonly until?: string
  readonly time?: string
  /** What a promo code takes off; absent: it takes no code, or does not tell. */
  readonly discount?: string
  /** What each of so many pays. */
  readonly each?: { readonly amount: string; readonly of: string }
}

/**
 * The description of a service. Server, device and screens read it; only what no other service has
 * (a price rule, a claim, a field of its own) is code.
 */
export interface Service<Status extends string = string, Step extends string = string> {
  /** Its name on the wire: in payments, cart lines and a guest's requests. */
  readonly kind: string
  /** Its table, on the server and on the device. */
  readonly table: Resource
  /** First parts of the addresses of its pages; no custom service may use one as its name. */
  readonly addresses?: readonly string[]
  /** Its noun in a sentence: "This order is ready now". */
  readonly noun: string
  readonly steps: StatusSteps<Status, Step>
  /** The call of each step (spec 3 §7). */
  readonly stepRoutes: Readonly<Record<Step, QueuedRouteName>>
  /**
   * Each step carries the status that it leads to, for the general update of a host that lacks the
   * step's own path (`elsewhere` of its route).
   */
  readonly stepsCarryStatus?: true
  /** Its past participle in a sentence: "cannot be marked ready". */
  readonly done: Readonly<Record<Step, string>>
  /** Steps by which the house accepts it. The guest is notified once, at the first of them. */
  readonly confirmedBy: readonly Step[]
  /** Statuses in which its guest has all of it, though a step is left. */
  readonly servedIn?: readonly Status[]
  /** No message of a confirmation that was recorded at the desk with the guest present. */
  readonly silentAtDesk: boolean
  /** Confirmed with the whole cart it was part of, never by a message of its own. */
  readonly confirmedWithCart: boolean
  readonly routes: {
    readonly place: QueuedRouteName
    readonly list: RouteName
    readonly lookUp: RouteName
    /** A guest's own cancellation; absent: only the page of /cancel-bookings has one. */
    readonly cancelOwn?: QueuedRouteName
  }
  /** The path of its row in the answer to a guest's request. */
  readonly answeredAs: string
  /**
   * Statuses from which a guest may cancel (decisions.md, /cancel-bookings); `until`: up to so many
   * hours before the time in these columns. The hours are a setting of the house or a column of the
   * row (null there: never). A row of the latter without a day may be cancelled any time.
   */
  readonly guestCancels: {
    readonly from: readonly Status[]
    readonly until?: { readonly day: string; readonly time: string } & (
      | { readonly hours: FreeHours; readonly hoursOf?: never }
      | { readonly hoursOf: string; readonly hours?: never }
    )
  }
  /** Columns of its day and time; `day` may be followed by a time. */
  readonly when: { readonly day: string; readonly time?: string; readonly until?: string }
  /**
   * The routes that record and change its payments, and the statuses in which it was delivered, so
   * that an unpaid amount is due. Null: it has no price of its own.
   */
  readonly payment: {
    readonly record: QueuedRouteName
    readonly change: QueuedRouteName
    readonly dueIn: readonly Status[]
    /** Its position among the services of a report, as the documents list them (spec 3 §2.12). */
    readonly reported: number
    /** Columns of what was chosen and its name: reports list the revenue of each in its place. */
    readonly reportedBy?: { readonly id: string; readonly name: string }
    /** A part of its revenue that reports list separately, after it. */
    readonly reportedSeparately?: string
  } | null
  /** A stay's extras (breakfast, a drink) are taxed like this service. */
  readonly taxesExtras?: true
  /** Promo codes can apply to it. */
  readonly promoCodes?: true
  /** It can be charged to a stay's bill. */
  readonly chargeable: boolean
  /**
   * Paths of price (base currency) and time in a cart line's request; a day may be followed by a time.
   * Null: it cannot be in a cart.
   */
  readonly inCart: CartPaths | null
  /** The offer that a guest chooses from; absent: there is nothing to choose. */
  readonly offer?: {
    readonly table: Resource
    readonly list: RouteName
    /** Column of its picture, which guests' devices cache; absent: none, or not worth caching. */
    readonly picture?: string
    /** How a row names the chosen entry: `car_name`, or a `car` with its name. Absent: `name`. */
    readonly chosenAs?: string
    /** Its name in reviews. */
    readonly reviewedAs?: string
    /** By which staff keep it, where the desk's catalogue does (server/services/catalogue). */
    readonly routes?: {
      readonly create: QueuedRouteName
      readonly change: QueuedRouteName
      readonly remove: QueuedRouteName
    }
    readonly categories?: {
      readonly table: Resource
      readonly list: RouteName
      readonly routes?: { readonly create: QueuedRouteName; readonly change: QueuedRouteName }
    }
  }
  /** Columns that the search reads; absent: it has none. */
  readonly soughtBy?: readonly string[]
  /**
   * The column of the day after which it is over, whatever its status; absent: the desk ends it.
   */
  readonly overAfter?: string
}

/** The push notification of a new one. Separate from the rest: only the worker needs it. */
export interface PushNotification {
  readonly kind: string
  /** In English, where the page has stored no texts of its language. */
  readonly title: string
}
