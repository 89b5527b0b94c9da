import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { settingLanguages } from '#domain/settings.ts'

/** What the languages of the site are called in others. */
export const languageNames: Readonly<Record<(typeof settingLanguages)[number], MessageDescriptor>> =
  {
    en: msg`English`,
    fr: msg`French`,
    rw: msg`Kinyarwanda`,
  }
