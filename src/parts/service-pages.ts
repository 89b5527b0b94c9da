import type { ComponentType, ReactNode } from 'react'

/** A page of a service on the site: `pages` of a feature's pages.tsx. */
export interface ServicePage {
  path: string
  /** Its code comes with the page, by `lazy(withMessages(() => import(…)))`. */
  Page: ComponentType<{
    /** Stands below the news of an order just made. */
    afterOrder?: ReactNode
  }>
  /** The header over it is transparent, and it begins under it (spec 1 §2); so for all below its path. */
  underHeader?: true
}

/** What a service has on the home page beside its card: `home` of a feature's home.tsx. */
export interface ServiceHome {
  kind: string
  /** As wide as the window, above the blocks. */
  Band?: ComponentType
  /** Above the services' cards. */
  Block?: ComponentType
}
