import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '#ui/alert.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { useFormats } from '#ui/formats.tsx'
import { failureTexts, placeLabels, type BackupPlace } from './scheduled-texts.ts'

/** One place: the last good one, what failed since, and all that are kept. */
export function BackupPlaceStatus({ place }: { place: BackupPlace }) {
  const { t, i18n } = useLingui()
  const { where, copies, failure, overdue, erasures } = place
  const [last] = copies
  const called = i18n._(placeLabels[place.place])
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">
        <Trans>
          {called}: <span className="font-normal wrap-anywhere">{where}</span>
        </Trans>
      </h3>
      {(overdue || failure !== null) && (
        <Alert
          tone={overdue || failure?.why === 'no_passphrase' ? 'error' : 'waiting'}
          title={overdue ? t`No good back-up here for two days` : undefined}
        >
          {failure === null ? (
            <Trans>If the disk of the house fails, what happened since then may be gone.</Trans>
          ) : (
            <>
              {i18n._(failureTexts[failure.why])}{' '}
              {failure.why !== 'no_passphrase' && (
                <Trans>
                  Last tried <DateTimeText value={new Date(failure.at)} />; it is tried again by
                  itself.
                </Trans>
              )}
            </>
          )}
        </Alert>
      )}
      {erasures !== null && erasures !== 'no_passphrase' && (
        <Alert tone="waiting" title={t`The list of erased guests is not as it should be here`}>
          {i18n._(failureTexts[erasures])}{' '}
          <Trans>
            The house tries again by itself. Until then a back-up that is put back on another disk
            may bring back somebody who was erased since it was made.
          </Trans>
        </Alert>
      )}
      {last === undefined ? (
        <p>
          <Trans>None yet.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              The last good one: <DateTimeText value={new Date(last.made_at)} />
            </Trans>{' '}
            (<Size bytes={last.size} />)
          </p>
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center font-medium text-link">
              <Plural value={copies.length} one="# is kept" other="# are kept" />
            </summary>
            <ul className="grid gap-1 text-sm">
              {copies.map(({ name, made_at, size, encrypted }) => (
                <li key={name}>
                  <DateTimeText value={new Date(made_at)} /> · <Size bytes={size} />
                  {!encrypted && (
                    <>
                      {' '}
                      · <Trans>not encrypted</Trans>
                    </>
                  )}
                  <br />
                  <code className="wrap-anywhere">
                    {place.place}:{name}
                  </code>
                </li>
              ))}
            </ul>
            <p className="note mt-2">
              <Trans>
                One is put back with the server stopped: the command put-back and its name. The key
                of sealed secrets is not in it.
              </Trans>
            </p>
          </details>
        </>
      )}
    </div>
  )
}

const MEGABYTE = 1_000_000

function Size({ bytes }: { bytes: number }) {
  const size = useFormats().number(bytes / MEGABYTE, 1)
  return <Trans>{size} MB</Trans>
}
