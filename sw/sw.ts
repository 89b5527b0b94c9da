import { cacheImages } from './images.ts'
import { listenToPages } from './messages.ts'
import { noticeOnPush } from './push.ts'
import { sendOnSync } from './send.ts'
import { cacheShell } from './shell.ts'
import type { Worker } from './types.ts'

declare const self: Worker

/** Wires events only; one file for each duty. The worker never caches /api. */
cacheShell(self.shellFiles)
cacheImages()
sendOnSync(self)
noticeOnPush(self)
listenToPages(self)
