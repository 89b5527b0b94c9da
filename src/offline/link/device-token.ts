import type { Facts } from '../facts.ts'

const FACT = 'device-token'

/** What makes this guest's device known to the server (contract/wire.ts); kept beside its id. */
export interface DeviceToken {
  /** Undefined until the store was read, and for a device that the server does not know. */
  now: () => string | undefined
  read: () => Promise<unknown>
  keep: (token: string) => void
}

export function createDeviceToken(facts: () => Promise<Facts | null>): DeviceToken {
  let token: string | undefined
  let reading: Promise<unknown> | undefined
  const load = async () => {
    const stored = await (await facts())?.read(FACT)
    if (typeof stored === 'string') token ??= stored
  }
  return {
    now: () => token,
    read: () => (reading ??= load().catch(() => undefined)),
    keep(given) {
      token = given
      void facts().then((store) => store?.write(FACT, given).catch(() => undefined))
    },
  }
}
