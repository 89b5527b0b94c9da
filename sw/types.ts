/** What lib.webworker lacks. */

/** Background Sync (WICG): the browser wakes the worker when there is a network. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string
  /** The browser will not come back with this tag. */
  readonly lastChance: boolean
}

/** The worker's global, with what the build and the events above put there. */
export interface Worker extends Omit<ServiceWorkerGlobalScope, 'addEventListener'> {
  /** The app's files, filled in by the build. */
  shellFiles: { url: string; revision: string | null }[]
  /** Missing where a browser has no notifications. */
  Notification?: { permission: NotificationPermission }
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void
  addEventListener<Type extends keyof ServiceWorkerGlobalScopeEventMap>(
    type: Type,
    listener: (event: ServiceWorkerGlobalScopeEventMap[Type]) => void,
  ): void
}
