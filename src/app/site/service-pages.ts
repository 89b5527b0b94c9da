import type { ServicePage } from '#parts/service-pages.ts'

/** The services' pages: the `pages` of each feature's pages.tsx. */
export const servicePages: readonly ServicePage[] = Object.values(
  import.meta.glob<readonly ServicePage[]>('../../features/*/pages.tsx', {
    eager: true,
    import: 'pages',
  }),
).flat()
