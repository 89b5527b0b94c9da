import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { offline } from '#offline/offline.ts'
import { refusalMessageOf } from '#offline/refusal-text.ts'
import { coerceObject, coerceText } from '#lib/coerce.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { useValue } from '#ui/use-value.ts'
import type { ParkedElsewhere } from '../data.ts'
import { describe, refusedText, whyNot } from '../described.ts'
import { moneyOfColleague } from '../money.ts'
import { placeForColleague, recoveryActionsForColleague } from '../recovery-actions.ts'
import { BothSides } from './both-sides.tsx'
import { SettleButton } from './settle-button.tsx'
import { useCarryOut } from './use-carry-out.ts'

/** The descriptor's status of the server's row; null for endpoints without one. */
function serverStatus(
  { endpoint, current, request }: ParkedElsewhere,
  descriptors: OperationDescriptors,
) {
  if (!Object.hasOwn(descriptors, endpoint)) return null
  const id = coerceText(coerceObject(coerceObject(request).params).id)
  return descriptors[endpoint as keyof OperationDescriptors]?.serverStatus?.(current, id) ?? null
}

/** "A guest on Aline’s phone asked for this": who asked for what a colleague may carry out. */
function Whose({ parked: { person, device } }: { parked: ParkedElsewhere }) {
  if (person === null) {
    return device ? (
      <Trans>A guest on “{device}” asked for this.</Trans>
    ) : (
      <Trans>A guest asked for this.</Trans>
    )
  }
  return device ? (
    <Trans>
      {person} asked for this on “{device}”.
    </Trans>
  ) : (
    <Trans>{person} asked for this.</Trans>
  )
}

/**
 * A parked operation of another person or device: anybody who sees it may settle it. Its texts are
 * the desk's own; only what the server could read and allows can be carried out.
 */
export function ElsewhereCard({
  parked,
  descriptors,
}: {
  parked: ParkedElsewhere
  descriptors: OperationDescriptors
}) {
  const { t, i18n } = useLingui()
  const titleId = useId()
  const role = useValue(offline().session)?.role ?? ''
  const { title, detail, guest } = describe(parked, descriptors)
  const { busy, failed, carryOut } = useCarryOut(parked, [title, detail])
  const actions = recoveryActionsForColleague(parked, descriptors, role)
  const place = placeForColleague(parked, descriptors, role)
  const held = moneyOfColleague(parked, descriptors)
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-3 rounded-md border border-line bg-surface p-4"
    >
      <h3 id={titleId} className="text-base font-semibold">
        {title}
        {detail && <span className="ml-2 font-normal text-ink-soft">{detail}</span>}
      </h3>
      <p>
        <Whose parked={parked} />
        {guest && <> {t`For ${guest}.`}</>}
      </p>
      <BothSides
        ownName={parked.person ?? t`Guest`}
        own={
          <>
            {title}
            {parked.confirmedAt && (
              <>
                {' · '}
                <DateTimeText value={parked.confirmedAt} format="short" />
              </>
            )}
          </>
        }
        house={serverStatus(parked, descriptors)}
        otherwise={
          // The house said "your role" to whoever asked, who is not the reader.
          (parked.said.reason === 'not_your_role' && t`Their role does not allow this.`) ||
          refusalMessageOf(parked.said, i18n, parked.refusal) ||
          i18n._(refusedText(parked.code, descriptors))
        }
      />
      {!parked.executable && (
        <p className="note">
          {parked.why ? i18n._(whyNot[parked.why]) : <Trans>It can only be settled here.</Trans>}
          {parked.why && parked.code && (
            <span className="ml-1">
              <Trans>Code: {parked.code}</Trans>
            </span>
          )}
        </p>
      )}
      {failed && (
        <Alert tone="error" live>
          <Trans>
            This could not be saved on this device. Check the list before you try again.
          </Trans>
        </Alert>
      )}
      {actions.length > 0 && (
        <p className="note">
          <Trans>What you choose is done in your name, and this is settled with it.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {actions.map(({ operation, action }, at) => (
          <Button
            key={at}
            variant="secondary"
            busy={busy === at}
            disabled={busy !== null}
            onClick={() => void carryOut(operation, action, at)}
          >
            {i18n._(action.label)}
          </Button>
        ))}
        {place && (
          <ButtonLink to={place.to} variant="secondary">
            {i18n._(place.label)}
          </ButtonLink>
        )}
        <SettleButton parked={parked} about={[title, detail]} money={held ? i18n._(held) : null} />
      </div>
    </article>
  )
}
