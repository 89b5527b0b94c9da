import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, MapPin } from 'lucide-react'
import { openingHours } from '#domain/hours.ts'
import { ClosedDates, OpeningTimes } from '#parts/opening-hours.tsx'
import { useContent, useContentComing } from '#parts/use-content.ts'
import { useHouse } from '#parts/use-house.ts'
import { useHouseWords, useTextIn } from '#parts/use-text-in.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Section } from '#ui/page.tsx'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CallOrWrite } from '../../parts/call-or-write.tsx'
import { CommonQuestions, useCommonQuestions } from '../../parts/common-questions.tsx'
import { GettingHere } from '../../parts/getting-here.tsx'
import { OnThisPage } from '../../parts/on-this-page.tsx'
import { PageTop } from '../../parts/page-top.tsx'
import { RoomsByTypeList } from '../../parts/rooms-by-type-list.tsx'
import { useAnchor } from '../../parts/use-anchor.ts'
import { Included } from './included.tsx'
import { LinkAndPower } from './link-and-power.tsx'
import { Paying } from './paying.tsx'
import { Times } from './times.tsx'
import { hasWeather, Weather } from './weather.tsx'

/** /appartment-info and /apartment-info: everything about a stay at the house (decisions.md). */
export default function InfoPage() {
  const { t } = useLingui()
  const { name, altitude_m } = useHouse()
  const { description } = useHouseWords()
  const say = useTextIn()
  const content = useContent()
  const weather = hasWeather(content.weather)
  const hasClimate = weather || altitude_m > 0
  const climate = altitude_m === 0 ? t`Weather` : weather ? t`Altitude and weather` : t`Altitude`
  const questions = useCommonQuestions()
  const isThere = (part: 'included' | 'rules') => (content[part]?.length ?? 0) > 0
  const times = say(content.meals) === '' ? t`Times` : t`Times and meals`
  const isComing = useContentComing()
  useAnchor(!isComing)
  const anchors = [
    { id: 'rooms', label: t`Rooms` },
    ...(isThere('included') ? [{ id: 'included', label: t`What is included` }] : []),
    { id: 'times', label: times },
    ...(hasClimate ? [{ id: 'weather', label: climate }] : []),
    { id: 'getting-here', label: t`Getting here` },
    ...(isThere('rules') ? [{ id: 'rules', label: t`House rules` }] : []),
    { id: 'wifi', label: t`Wi-Fi and power` },
    { id: 'payment', label: t`Payment` },
    ...(questions.length > 0 ? [{ id: 'questions', label: t`Questions` }] : []),
    { id: 'contact', label: t`Contact` },
  ]
  return (
    <main id="main">
      <title>{`${t`The house`} – ${name}`}</title>
      <PageTop
        under
        eyebrow={name}
        title={<Trans>The house</Trans>}
        lead={description || undefined}
      >
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/#rooms">
            <Trans>Look for a room</Trans>
          </ButtonLink>
          <ButtonLink to="/map" variant="secondary">
            <Trans>See the map</Trans>
          </ButtonLink>
        </div>
      </PageTop>
      {isComing ? (
        <LoadingRegion label={t`Loading…`} className="container-page pb-16">
          <SkeletonText lines={8} />
        </LoadingRegion>
      ) : (
        <div className="container-page grid grid-cols-1 gap-10 pb-16 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <OnThisPage anchors={anchors} />
          <div className="grid grid-cols-1 gap-14">
            <Section
              id="rooms"
              title={<Trans>Rooms</Trans>}
              lead={say(content.rooms_more) || undefined}
            >
              <RoomsByTypeList />
            </Section>
            {isThere('included') && (
              <Section id="included" title={<Trans>What is included</Trans>}>
                <Included />
              </Section>
            )}
            <Section id="times" title={times}>
              <Times />
            </Section>
            {hasClimate && (
              <Section id="weather" title={climate}>
                <Weather />
              </Section>
            )}
            <Section
              id="getting-here"
              title={<Trans>Getting here</Trans>}
              action={
                <TextLink to="/map" standalone>
                  <Trans>See the map</Trans>
                </TextLink>
              }
            >
              <GettingHere />
            </Section>
            {isThere('rules') && (
              <Section id="rules" title={<Trans>House rules</Trans>}>
                <HouseRules />
              </Section>
            )}
            <Section id="wifi" title={<Trans>Wi-Fi and power</Trans>}>
              <LinkAndPower />
            </Section>
            <Section id="payment" title={<Trans>Payment</Trans>}>
              <Paying />
            </Section>
            {questions.length > 0 && (
              <Section id="questions" title={<Trans>Common questions</Trans>}>
                <CommonQuestions questions={questions} />
              </Section>
            )}
            <Section id="contact" title={<Trans>Contact</Trans>}>
              <ContactSummary />
            </Section>
          </div>
        </div>
      )}
    </main>
  )
}

/** Where the house is and how to contact it. */
function ContactSummary() {
  const house = useHouse()
  const { address } = house
  return (
    <div className="grid gap-4">
      {address !== '' && (
        <p className="flex items-start gap-3">
          <MapPin className="mt-0.5 size-5 shrink-0 text-primary" />
          {address}
        </p>
      )}
      <p className="flex items-start gap-3">
        <Clock className="mt-0.5 size-5 shrink-0 text-primary" />
        <span>
          <OpeningTimes of={openingHours(house).desk} daily />
          <ClosedDates />
        </span>
      </p>
      <CallOrWrite />
    </div>
  )
}

/** The house rules. */
function HouseRules() {
  const say = useTextIn()
  const { rules = [] } = useContent()
  return (
    <ul className="grid max-w-2xl list-disc gap-2 pl-5 text-ink-soft marker:text-primary">
      {rules.map((rule, at) => (
        <li key={at}>{say(rule)}</li>
      ))}
    </ul>
  )
}
