import type { RegisterRoutes } from '../http/app.ts'
import { serveCalendars } from './ical/serve.ts'
import { payRoutes } from './payments/serve.ts'
import { serveMetrics } from './running/serve.ts'

/** What services answer outside of the contract: files and pages. */
export const serves: readonly RegisterRoutes[] = [serveCalendars, payRoutes, serveMetrics]
