import type { StatusSteps } from '#domain/status-steps.ts'
import type { Resource } from '../resources.ts'
import type { QueuedRouteName, RouteName } from '../routes.ts'
import type { serviceSettings } from '../settings/index.ts'
import type { KeptOf } from '../settings/plain.ts'

/** Settings that say how many hours before it begins a guest may still cancel. */
type FreeHours = keyof KeptOf<typeof serviceSettings>['cancellation']

/** Paths in a cart line's request. `until` is the first day where it is absent. */
export interface CartPaths {
  readonly total: string
  readonly day: string
  readonly until?: string
  readonly time?: string
}

/**
 * What a service is, in one place. Server, device and screens read it; only what no other service
 * has (a price rule, a claim, a field of its own) is code.
 */
export interface Service<Status extends string = string, Step extends string = string> {
  /** Its name on the wire: what money is for, a line of a cart, a guest's own. */
  readonly kind: string
  /** Where its rows are, at the house and on the device. */
  readonly table: Resource
  /** First parts of the addresses of its pages: no service of the house's own is called so. */
  readonly addresses?: readonly string[]
  /** What one of them is called in a sentence: "This order is ready now". */
  readonly noun: string
  readonly steps: StatusSteps<Status, Step>
  /** The call of each step (spec 3 §7). */
  readonly stepRoutes: Readonly<Record<Step, QueuedRouteName>>
  /** What was done, for a sentence: "cannot be marked ready". */
  readonly done: Readonly<Record<Step, string>>
  /** Steps by which the house takes it on. The guest is told once, at whichever comes first. */
  readonly confirmedBy: readonly Step[]
  /** The guest learns of a confirmation at the desk, where it was recorded there. */
  readonly toldAtDesk: boolean
  /** Confirmed with the whole cart it was part of, never by a message of its own. */
  readonly toldWithCart: boolean
  readonly routes: {
    readonly place: QueuedRouteName
    readonly list: RouteName
    readonly lookUp: RouteName
    /** A guest's own cancellation; absent: only the page of /cancel-bookings has one. */
    readonly cancelOwn?: QueuedRouteName
  }
  /** Where its row stands in the answer to what a guest sends. */
  readonly answeredAs: string
  /**
   * States from which a guest may still cancel (decisions.md, /cancel-bookings); `until`: so many
   * hours before the moment that these columns name, by the house's setting or by the row's own
   * column (null there: not at all). A row of the latter without a day may be cancelled any time.
   */
  readonly guestCancels: {
    readonly from: readonly Status[]
    readonly until?: { readonly day: string; readonly time: string } & (
      | { readonly hours: FreeHours; readonly hoursOf?: never }
      | { readonly hoursOf: string; readonly hours?: never }
    )
  }
  /** Columns that say when it is; `day` may have a time behind it. */
  readonly when: { readonly day: string; readonly time?: string; readonly until?: string }
  /**
   * The calls that take money for it and change what was taken, and the states in which it was had,
   * so that what is unpaid is owed. Null: it costs nothing by itself.
   */
  readonly payment: {
    readonly record: QueuedRouteName
    readonly change: QueuedRouteName
    readonly owedIn: readonly Status[]
    /** Its place among the services of a report, as the documents list them (spec 3 §2.12). */
    readonly reported: number
    /** A part of what it brings that reports name apart, after it. */
    readonly reportedApart?: string
  } | null
  /** What a stay has beside its nights (breakfast, a drink) is taxed as this service is. */
  readonly taxesExtras?: true
  /** The house may give out promo codes for it. */
  readonly promoCodes?: true
  /** It can be put on the bill of a stay. */
  readonly chargeable: boolean
  /**
   * Where a line of a cart has in its request what it costs, dollars, and when it is; a day may have
   * its time behind it. Null: it is in no cart.
   */
  readonly inCart: CartPaths | null
  /** What a guest chooses from; absent: nothing is named but itself. */
  readonly offer?: {
    readonly table: Resource
    readonly list: RouteName
    /** Column of its picture, which guests' devices keep; absent: none, or not worth keeping. */
    readonly picture?: string
    /** What a row calls the one that was chosen: `car_name`, or a `car` with its name. Absent: `name`. */
    readonly chosenAs?: string
    /** As a review names what it is of. */
    readonly reviewedAs?: string
    readonly categories?: { readonly table: Resource; readonly list: RouteName }
  }
  /** Columns that the house's search finds a row by; absent: it has none. */
  readonly soughtBy?: readonly string[]
  /** Names the day after which it is over, whatever the desk said of it; absent: the desk says so. */
  readonly overAfter?: string
}

/** How the desk's closed devices are told of a new one. Apart from the rest: the worker has it alone. */
export interface News {
  readonly kind: string
  /** In English, where the page has left no words of its language. */
  readonly title: string
}
