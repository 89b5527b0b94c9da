import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { payableServiceKinds } from '#contract/services/index.ts'
import type { OpeningAdvice, OpeningNeed, SetupStep } from '#domain/setup.ts'
import { serviceLabels } from '#parts/services.ts'

export const stepNames: Readonly<Record<SetupStep, MessageDescriptor>> = {
  house: msg`The house`,
  look: msg`Its look`,
  rooms: msg`Rooms`,
  services: msg`Services`,
  taxes: msg`Taxes and terms`,
  staff: msg`Who works here`,
  tests: msg`Trying it out`,
}

const stepHints: Readonly<Record<Exclude<SetupStep, 'services'>, MessageDescriptor>> = {
  house: msg`Name, contact, place, money and language`,
  look: msg`Logo, colour and a line below the name`,
  rooms: msg`Several of one type at once, with photographs`,
  taxes: msg`By country; you confirm every figure`,
  staff: msg`Invite those who will use this with you`,
  tests: msg`A message, a payment and a first back-up`,
}

/** What a step is about, in a line. */
export function stepHint(step: SetupStep, i18n: I18n): string {
  if (step !== 'services') return i18n._(stepHints[step])
  const names = payableServiceKinds.map((kind) => i18n._(serviceLabels[kind])).join(', ')
  return i18n._(msg`${names}: what you have`)
}

export const needTexts: Readonly<Record<OpeningNeed, MessageDescriptor>> = {
  name: msg`Give the house its name`,
  contact: msg`Say how guests reach you: telephone or e-mail`,
  place: msg`Say where the house is: address or place on the map`,
  rooms: msg`Add the rooms`,
  taxes: msg`Confirm the taxes in your prices`,
}

/** `kind`: what it is called. */
export const unpricedText = (kind: string) => msg`${kind}: something has no price yet`
export const emptyText = (kind: string) =>
  msg`${kind}: it is on, and there is nothing to choose from`

export const adviceTexts: Readonly<
  Record<Exclude<OpeningAdvice, 'prices' | 'empty_services'>, MessageDescriptor>
> = {
  currency: msg`Your currency was changed: look at every price, and at the extras and fees`,
  banner: msg`Choose a picture for the banner of your site`,
  about: msg`Say what your house is like: “About us” is empty`,
  directions: msg`Say how guests get to you`,
  terms: msg`Write your terms`,
  own_address: msg`Somebody still signs in as admin@example.com: invite yourself by your own address`,
  pictures: msg`Add photographs to the rooms that have none`,
  staff: msg`Invite a colleague, so that you are not the only one who can sign in`,
  letter: msg`Send a test message: guests’ confirmations go the same way`,
  payment: msg`Try a payment; it is in no report`,
  backup: msg`Make a first back-up`,
}
