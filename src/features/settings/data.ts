import type { ResourceRow } from '#contract/resources.ts'
import type { SettingsRow } from '#contract/settings.ts'
import { rowQuery } from '#offline/reads/row-query.ts'

/** The settings as the house keeps them, or as they were last heard. Only our own house has them. */
export const settingsQuery = () =>
  rowQuery({
    resource: 'settings',
    route: 'getSettings',
    id: 'settings',
    parse: (row: ResourceRow) => row,
  })

/** A row with what waits laid over it, as settings. */
export const asSettings = (row: ResourceRow) => row as unknown as SettingsRow
