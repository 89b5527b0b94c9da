import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { build } from 'vite'
import { Device, type DeviceKind } from '../fixtures/browser.ts'
import { Cable } from '../fixtures/cable.ts'
import { House } from '../fixtures/house.ts'
import { root, temporaryDir } from '../fixtures/paths.ts'
import './page/window.ts'

/** What all parts of the bench stand on: the bench page built, a house, a cable before it. */
export interface Benches {
  house: House
  cable: Cable
  /** A new device with the bench page open; a member of staff is signed in on a tablet, unless told. */
  open(kind: DeviceKind, options?: { signedIn?: boolean }): Promise<BenchDevice>
  close(): Promise<void>
}

export interface BenchDevice {
  page: Page
  signIn(): Promise<void>
  /** So many times slower than this machine. */
  slowCpu(times: number): Promise<void>
  close(): Promise<void>
}

export async function openBenches(): Promise<Benches> {
  const appDir = temporaryDir('bench')
  await build({
    root: join(root, 'tests/bench/page'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: appDir, emptyOutDir: true, target: 'es2022' },
  })
  const house = await House.open({ appDir })
  const cable = await Cable.lay(house.port)
  return {
    house,
    cable,
    open: async (kind, { signedIn = kind === 'tablet' } = {}) => {
      const device = await openDevice(house, cable, kind)
      if (signedIn) await device.signIn()
      // What starts the page is no part of any figure.
      await new Promise((settled) => setTimeout(settled, 3_000))
      return device
    },
    async close() {
      await cable.close()
      await house.close()
      rmSync(appDir, { recursive: true, force: true })
    },
  }
}

async function openDevice(house: House, cable: Cable, kind: DeviceKind): Promise<BenchDevice> {
  const device = await Device.open({ kind, baseURL: cable.url })
  const page = await device.visit('/')
  await page.waitForFunction(() => 'bench' in window && window.bench.ready())
  const cpu: CDPSession = await page.context().newCDPSession(page)
  return {
    page,
    signIn() {
      const { email, password } = house.admin
      return page.evaluate(([who, word]) => window.bench.signIn(who!, word!), [email, password])
    },
    slowCpu: async (times) =>
      void (await cpu.send('Emulation.setCPUThrottlingRate', { rate: times })),
    close: () => device.close(),
  }
}
