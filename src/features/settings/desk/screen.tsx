import { Trans, useLingui } from '@lingui/react/macro'
import { Save as SaveIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SettingsField, SettingsRow } from '#contract/settings.ts'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { AsOf } from '#parts/desk/as-of.tsx'
import { FoundDraft } from '#parts/desk/drafted-form.tsx'
import { LoadFailed } from '#parts/desk/load-failed.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { LogoCard } from '../branding.tsx'
import { cards, tabIds, tabNames, type CardPlan, type TabId } from '../cards.ts'
import { DataTab } from '../data-tab.tsx'
import { KeysCard } from '../keys-card.tsx'
import { PasswordCard } from '../password-card.tsx'
import { PeopleCard } from '../people-card.tsx'
import { TwoFactorCard } from '../two-factor-card.tsx'
import { GeneralPreview } from '../general-preview.tsx'
import { NoCardsNote } from '#parts/no-cards-note.tsx'
import { SettingsCard } from '../settings-card.tsx'
import { useSave } from '../use-save.ts'
import { useSettingsForm } from '../use-settings-form.ts'
import { useSettings, type Settings } from '../use-settings.ts'

const allFields: readonly SettingsField[] = cards.flatMap(({ fields }) => fields)

/**
 * Settings (spec 3 §2.11).
 *
 * @param decisions cards of conflicts that need a decision, made by each service
 */
export function SettingsScreen({ decisions }: { decisions: ReactNode }) {
  const { t } = useLingui()
  const settings = useSettings()
  const { row, cached, error } = settings
  if (row !== undefined) return <Loaded row={row} settings={settings} decisions={decisions} />
  return (
    <div className="mx-auto grid max-w-6xl gap-4">
      <DeskHeading title={t`Settings`} />
      {error ? (
        <LoadFailed
          title={error.refusal?.message ?? t`Failed to load.`}
          busy={settings.asking}
          refetch={settings.refetch}
        >
          <Trans>The settings are not on this device yet, and the house does not answer.</Trans>
        </LoadFailed>
      ) : cached?.row === null && cached.from === 'house' ? (
        <Alert tone="neutral">
          <Trans>This server keeps no settings.</Trans>
        </Alert>
      ) : (
        <LoadingCards label={t`Loading settings…`} />
      )}
    </div>
  )
}

function Loaded({
  row,
  settings: { cached, waiting, operations },
  decisions,
}: {
  row: SettingsRow
  settings: Settings
  decisions: ReactNode
}) {
  const { t, i18n } = useLingui()
  const state = useSettingsForm(row)
  const { busy, failure, save, send } = useSave(state, operations)
  const [params, setParams] = useSearchParams()
  const tab = tabIds.find((one) => one === params.get('tab')) ?? 'general'
  const dirty = state.dirty(allFields)
  const problems = state.problems(dirty)
  const [problem] = problems
  const tabOf = (field: SettingsField): TabId =>
    cards.find(({ fields }) => fields.includes(field))?.tab ?? 'general'
  const show = (id: TabId) => setParams(id === 'general' ? {} : { tab: id }, { replace: true })

  function saveAll() {
    // Shows the first card with a problem; its own Save button tells what it is.
    if (problem !== undefined) show(tabOf(problem.field))
    else void save(allFields)
  }

  const plans = (id: TabId) => cards.filter((plan) => plan.tab === id)
  const card = (plan: CardPlan) => (
    <SettingsCard key={plan.id} plan={plan} state={state} busy={busy} save={save}>
      {plan.id === 'base' && (
        <NoCardsNote payments={row.payments} currency={state.form.base_currency} />
      )}
    </SettingsCard>
  )
  const own: Partial<Record<TabId, ReactNode>> = {
    general: <GeneralPreview form={state.form} />,
    branding: (
      <LogoCard
        logoUrl={row.logoUrl}
        name={state.form.orgName}
        onSend={(body) => send(body, 'settings:logo')}
      />
    ),
    security: (
      <>
        <PasswordCard />
        <TwoFactorCard />
        <PeopleCard />
      </>
    ),
    integrations: <KeysCard />,
    data: <DataTab row={row} state={state} />,
  }

  return (
    <div className="mx-auto grid max-w-6xl gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DeskHeading title={t`Settings`} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <TextLink standalone to="/dashboard/setup">
            <Trans>Set-up, opening and closing</Trans>
          </TextLink>
          <TextLink standalone to="/dashboard/running">
            <Trans>How the house runs</Trans>
          </TextLink>
          <Button icon={<SaveIcon />} busy={busy} busyText={t`Saving…`} onClick={saveAll}>
            <Trans>Save All</Trans>
          </Button>
        </div>
      </div>
      {decisions}
      {cached && <AsOf cached={cached} />}
      {failure && <NotSaved title={t`The settings were not saved.`} reason={failure} />}
      {waiting > 0 && (
        <StatusLine tone="waiting">
          <Trans>Saved on this device, not yet with the house</Trans>
        </StatusLine>
      )}
      <FoundDraft found={state.found && dirty.length > 0} afresh={state.forget} />
      {problem !== undefined && (
        <StatusLine tone="error">
          {i18n._(problem.message)} ({i18n._(tabNames[tabOf(problem.field)])})
        </StatusLine>
      )}
      <Tabs
        label={t`Settings`}
        selected={tab}
        onSelect={show}
        tabs={tabIds.map((id) => ({
          id,
          label: i18n._(tabNames[id]),
          panel: (
            <div className={id === 'data' ? '' : 'grid items-start gap-4 lg:grid-cols-2'}>
              {plans(id).slice(0, 1).map(card)}
              {own[id]}
              {plans(id).slice(1).map(card)}
            </div>
          ),
        }))}
      />
    </div>
  )
}
