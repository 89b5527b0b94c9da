import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from './rules.ts'

export const languageNames: Readonly<Record<Language, MessageDescriptor>> = {
  en: msg`English`,
  fr: msg`French`,
  rw: msg`Kinyarwanda`,
}
