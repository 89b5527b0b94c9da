import { emptyContent, type Content } from '#contract/content.ts'
import { about } from './about.ts'
import { around } from './around.ts'
import { firstSight } from './first-sight.ts'
import { profiles } from './profiles.ts'
import { services } from './services.ts'
import { staying } from './staying.ts'
import { ways } from './ways.ts'
import { weather } from './weather.ts'

/** All that the demo house says of itself, in the languages of the site. */
export const content: Content = {
  ...emptyContent,
  ...firstSight,
  ...about,
  ...staying,
  ...weather,
  ...ways,
  ...around,
  ...services,
  ...profiles,
}
