import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Person } from '#contract/people.ts'
import { staffRoles } from '#domain/people.ts'
import { listRows } from '#contract/route.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { BusyText } from '#ui/busy-text.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { ErrorAlert } from '#ui/error-alert.tsx'
import { useAsk, useAsked } from '#parts/ask-server.ts'
import { useRoleNames } from '#parts/role-names.ts'
import { InvitedNote, type Invited } from './invited-note.tsx'
import { InviteForm } from './invite-form.tsx'
import { SenderList } from './sender-list.tsx'

const readPeople = (body: unknown) => (listRows(body) ?? []) as Person[]

type Question = Parameters<ReturnType<typeof useAsk>>[0]
interface Asking {
  title: string
  text: string
  label: string
  question: Question
}

/** Staff accounts: who may sign in, and their roles. */
export function PeopleCard() {
  const { t } = useLingui()
  const ask = useAsk()
  const toasts = useToasts()
  const roles = useRoleNames()
  const { value: people, refused, again } = useAsked('listPeople', readPeople)
  const [wrong, setWrong] = useState('')
  const [inviting, setInviting] = useState(false)
  const [invited, setInvited] = useState<Invited | null>(null)
  const [asking, setAsking] = useState<Asking | null>(null)

  async function act(question: Question) {
    setWrong('')
    setAsking(null)
    const came = await ask(question)
    if (!came.ok) setWrong(came.message)
    again()
  }

  return (
    <Card
      as="section"
      aria-labelledby="people-title"
      className="grid content-start gap-4 lg:col-span-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle id="people-title" level={2}>
          <Trans>Staff accounts</Trans>
        </CardTitle>
        <Button variant="secondary" icon={<UserPlus />} onClick={() => setInviting(true)}>
          <Trans>Invite</Trans>
        </Button>
      </div>
      <ErrorAlert>{wrong || refused}</ErrorAlert>
      {invited && <InvitedNote invited={invited} onDone={() => setInvited(null)} />}
      {people === null && refused === null && (
        <BusyText>
          <Trans>Loading…</Trans>
        </BusyText>
      )}
      <ul aria-label={t`Staff accounts`} className="grid divide-y divide-line">
        {people?.map((person) => {
          const { id, name, email, role, disabled, two_factor, sessions, last_seen_at } = person
          const params = { id }
          return (
            <li
              key={id}
              className="grid gap-3 py-3 md:grid-cols-[minmax(0,1fr)_11rem_auto] md:items-end"
            >
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {name}
                  {disabled && (
                    <Badge tone="error">
                      <Trans>Disabled</Trans>
                    </Badge>
                  )}
                  {two_factor && (
                    <Badge tone="confirmed">
                      <Trans>Two-factor</Trans>
                    </Badge>
                  )}
                </p>
                <p className="wrap-break-word text-ink-soft">{email}</p>
                <p className="note">
                  {last_seen_at === null ? (
                    <Trans>Never signed in</Trans>
                  ) : (
                    <>
                      <Trans>
                        Last seen <DateTimeText value={last_seen_at} />
                      </Trans>
                      {', '}
                      <Plural
                        value={sessions}
                        one="signed in on # device"
                        other="signed in on # devices"
                      />
                    </>
                  )}
                </p>
              </div>
              <SelectField
                label={t`Role of ${name}`}
                value={role}
                options={staffRoles.map((one) => ({ value: one, label: roles[one] }))}
                onChange={(wished) => {
                  const next = staffRoles.find((one) => one === wished)
                  if (next === undefined) return
                  setAsking({
                    title: t`Change the role of ${name}?`,
                    text: t`They are signed out everywhere, and are ${roles[next]} from their next sign-in.`,
                    label: t`Change role`,
                    question: { route: 'updatePerson', params, body: { role: next } },
                  })
                }}
              />
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="quiet"
                  disabled={sessions === 0}
                  aria-label={t`End sessions of ${name}`}
                  onClick={() =>
                    setAsking({
                      title: t`Sign ${name} out everywhere?`,
                      text: t`What waits on their devices stays there until they sign in again.`,
                      label: t`End sessions`,
                      question: { route: 'endSessionsOf', params, body: {} },
                    })
                  }
                >
                  <Trans>End sessions</Trans>
                </Button>
                {two_factor && (
                  <Button
                    variant="quiet"
                    aria-label={t`Switch off two-factor sign-in of ${name}`}
                    onClick={() =>
                      setAsking({
                        title: t`Switch off two-factor sign-in of ${name}?`,
                        text: t`For who lost the telephone: the password alone is enough then.`,
                        label: t`Switch off`,
                        question: {
                          route: 'updatePerson',
                          params,
                          body: { end_two_factor: true },
                        },
                      })
                    }
                  >
                    <Trans>No second step</Trans>
                  </Button>
                )}
                {disabled ? (
                  <Button
                    variant="secondary"
                    aria-label={t`Enable ${name}`}
                    onClick={() =>
                      void act({ route: 'updatePerson', params, body: { disabled: false } })
                    }
                  >
                    <Trans>Enable</Trans>
                  </Button>
                ) : (
                  <Button
                    variant="secondary"
                    aria-label={t`Disable ${name}`}
                    onClick={() =>
                      setAsking({
                        title: t`Disable ${name}?`,
                        text: t`They cannot sign in any more, and are signed out everywhere. What waits on their devices stays there until an admin signs in on them and takes it over.`,
                        label: t`Disable`,
                        question: { route: 'updatePerson', params, body: { disabled: true } },
                      })
                    }
                  >
                    <Trans>Disable</Trans>
                  </Button>
                )}
              </div>
              <SenderList
                person={person}
                onEnd={(sender, device) =>
                  setAsking({
                    title: t`End sending from ${device} for ${name}?`,
                    text: t`What waits on that device stays there until ${name} signs in on it.`,
                    label: t({ message: 'End', context: 'sending' }),
                    question: { route: 'endSender', params, body: { sender } },
                  })
                }
              />
            </li>
          )
        })}
      </ul>
      {inviting && (
        <InviteForm
          onClose={() => {
            setInviting(false)
            // Without an answer they may be invited.
            again()
          }}
          onInvited={({ link, data: { name } }) => {
            setInviting(false)
            if (link) setInvited({ name, link: new URL(link, location.origin).href })
            else toasts.show({ tone: 'confirmed', text: t`Invitation sent` })
            again()
          }}
        />
      )}
      {asking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(null)}
          onConfirm={() => void act(asking.question)}
          title={asking.title}
          confirmLabel={asking.label}
        >
          {asking.text}
        </ConfirmDialog>
      )}
    </Card>
  )
}
