import { Trans, useLingui } from '@lingui/react/macro'
import { runningLevels, runningParts } from '#domain/running.ts'
import type { Running } from '#contract/running.ts'
import { RefreshButton } from '#parts/refresh-button.tsx'
import { Alert } from '#ui/alert.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { PageHeader } from '#ui/page.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { useRunning } from '../use-running.ts'
import { levelNames, levelTones, partNames } from './levels.tsx'
import { partTexts } from './part-texts.tsx'

/** How the house runs, part by part: whether somebody should look, and the way on. For admins. */
export function RunningScreen() {
  const { t } = useLingui()
  const { facts, isNow, asking, refetch } = useRunning()
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-5">
      <title>{t`Running`}</title>
      <PageHeader
        title={t`Running`}
        lead={<Trans>What is good, and what somebody should check.</Trans>}
        actions={<RefreshButton refetch={refetch} />}
      />
      {facts !== undefined && !isNow && !asking && (
        <StatusLine tone="waiting" live>
          <Trans>
            As of <DateTimeText value={facts.at} />, kept on this device: the house does not answer.
          </Trans>
        </StatusLine>
      )}
      {facts !== undefined ? (
        <Parts facts={facts} />
      ) : asking ? (
        <LoadingCards label={t`Loading how the house runs…`} />
      ) : (
        <Alert tone="error" live title={t`The house does not answer`}>
          <Trans>
            This page was not opened on this device before. Try again when there is internet.
          </Trans>
        </Alert>
      )}
    </div>
  )
}

function Parts({ facts }: { facts: Running }) {
  const { i18n } = useLingui()
  const levels = runningLevels(facts, new Date(facts.at))
  const isAlert = runningParts.some((part) => levels[part] === 'alert')
  const isLook = runningParts.some((part) => levels[part] === 'look')
  return (
    <>
      <Alert tone={isAlert ? 'error' : isLook ? 'waiting' : 'confirmed'}>
        {isAlert ? (
          <Trans>Something needs you now. Admins get a message about it, once a day at most.</Trans>
        ) : isLook ? (
          <Trans>The house runs. There is something to check when you have time.</Trans>
        ) : (
          <Trans>All is good.</Trans>
        )}
      </Alert>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {runningParts.map((part) => {
          const Text = partTexts[part]
          return (
            <Card
              key={part}
              as="section"
              aria-labelledby={`running-${part}`}
              className="grid content-start gap-3"
            >
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <CardTitle level={2} id={`running-${part}`}>
                  {i18n._(partNames[part])}
                </CardTitle>
                <StatusLine tone={levelTones[levels[part]]}>
                  {i18n._(levelNames[levels[part]])}
                </StatusLine>
              </div>
              <Text facts={facts} />
            </Card>
          )
        })}
      </div>
      <Releases facts={facts} />
    </>
  )
}

/** The build has it as a constant; tests run without. */
const APP_RELEASE = String(import.meta.env?.VITE_APP_VERSION ?? '')

function Releases({ facts: { release, store } }: { facts: Running }) {
  return (
    <p className="note">
      {store === 'sqlite' ? (
        <Trans>Server: release {release}, over SQLite.</Trans>
      ) : (
        <Trans>Server: release {release}, over PostgreSQL.</Trans>
      )}{' '}
      {APP_RELEASE !== '' && <Trans>This app: release {APP_RELEASE}.</Trans>}
    </p>
  )
}
