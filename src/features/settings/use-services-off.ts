import { useLingui } from '@lingui/react/macro'
import type { BuiltInKind } from '#contract/services/index.ts'
import { isOpenState, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { useSaving } from '#ui/use-saving.ts'
import { isSwitch, settingsGroup, switchedNames } from './operations.ts'
import { useSettings, type Settings } from './use-settings.ts'

interface ServicesOff extends Pick<
  Settings,
  'cached' | 'error' | 'refetch' | 'asking' | 'operations'
> {
  /** Undefined while nothing is cached and the request is on its way. */
  off: readonly BuiltInKind[] | undefined
  /** Switches of a service that the server has not taken yet. */
  waiting(kind: BuiltInKind): readonly OperationRow[]
  busy: boolean
  /** Why the outbox could not store the last switch. */
  failure: ReturnType<typeof useSaving>['failure']
  /** Puts the switch into the outbox; the operation's id, or null where it could not be stored. */
  toggle(kind: BuiltInKind): Promise<string | null>
}

/** Which services are switched off, and the switch of each. */
export function useServicesOff(): ServicesOff {
  const { i18n } = useLingui()
  const { row, cached, error, refetch, asking, operations } = useSettings()
  const { busy, failure, save } = useSaving()
  const off = row?.services_off
  return {
    off,
    cached,
    error,
    refetch,
    asking,
    operations,
    busy,
    failure,
    waiting: (kind) =>
      operations.filter(
        (one) => isOpenState(one.state) && one.wish === null && isSwitch(one, kind),
      ),
    async toggle(kind) {
      if (off === undefined) return null
      const next = off.includes(kind) ? off.filter((one) => one !== kind) : [...off, kind]
      const body = { services_off: next, seen: { services_off: [...off] } }
      const { title, detail } = switchedNames(body)
      const { outbox, actor } = offline()
      const made = await save(() =>
        outbox.confirm({
          route: 'updateSettings',
          body,
          group: settingsGroup,
          actor: actor(),
          words: { title: i18n._(title), detail },
        }),
      )
      return made?.id ?? null
    },
  }
}
