import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { toCents } from '#domain/money.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { CustomerFields } from '#parts/request-form/customer-fields.tsx'
import { PaymentFields } from '#parts/request-form/payment-fields.tsx'
import { ProblemSummary } from '#parts/request-form/problem-summary.tsx'
import type { RequestScreenProps } from '#parts/request-form/request-page.tsx'
import { problemsForStay } from '#parts/request-form/problems.ts'
import { useAddLine } from '#parts/request-form/use-add-line.ts'
import { useSend } from '#parts/request-form/use-send.ts'
import { useTries } from '#parts/request-form/use-tries.ts'
import { Form } from '#ui/form.tsx'
import { AddToStayButton } from '#parts/request-form/add-to-stay-button.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { Card } from '#ui/card.tsx'
import { DawnHeader } from '#ui/dawn-header.tsx'
import { useFormats } from '#ui/formats.tsx'
import { Money } from '#ui/money.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { Container } from '#ui/page.tsx'
import { Picture } from '#ui/picture.tsx'
import { RestoredLine } from '#ui/restored-line.tsx'
import { Price, useShownCurrency } from '#ui/shown-currency.tsx'
import { PlainText } from '#ui/plain-text.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { STAY_PATH } from '#ui/use-add-to-stay.ts'
import { WizardButton, WizardFooter } from '#ui/wizard-footer.tsx'
import type { CustomService } from '../data.ts'
import { validUntil } from '../operations/place.ts'
import { placeTitle, whenText } from '../operations/titles.ts'
import { PerUnit, RuleList } from '../parts/service-rules.tsx'
import { useTexts } from '../use-services.ts'
import { WhenFields } from './fields.tsx'
import {
  bodyOf,
  fieldIds,
  MAX_NOTES,
  problemsOf,
  stayLineOf,
  type CustomForm,
  type PaymentChoice,
} from './form.ts'
import { useOrder, type Order } from './use-order.ts'

/** The form that the buttons of both places send. */
const FORM = 'custom-form'

/** What it is, what it costs and its rules; then the order: when, how much, who and how it is paid. */
export function OrderScreen({
  service,
  asOf,
  state,
  names,
  changing,
  forStay,
}: RequestScreenProps<CustomForm> & {
  service: CustomService
  /** When the cached price was read; null: the server answered just now. */
  asOf: string | null
}) {
  const { t } = useLingui()
  const { name, text } = useTexts()(service)
  const order = useOrder(state.form, service)
  const { form, asked, house, totalCents, now } = order
  const { timezone } = house
  const { busy, failure, submit, leaveTo } = useSend()
  const adding = useAddLine()
  const { free } = order
  const context = { service, asked, timezone, now, left: free.fresh ? free.left : null }
  const problems = problemsOf(form, context)
  const tries = useTries(fieldIds, { send: problems, stay: problemsForStay(problems) })
  const bodyNow = () => bodyOf(form, { service, asked, code: names.code })

  const addToStay = async () => {
    if (!tries.isRight('stay')) return
    const body = bodyNow()
    const line = stayLineOf(body, { title: name, detail: detailOf(body) })
    await adding.add(line, forStay, {
      done() {
        state.reset(true)
        tries.forget()
      },
    })
  }
  const detailOf = (body: ReturnType<typeof bodyOf>) =>
    [body.qty === 1 ? '' : `${body.qty} ×`, whenText(body)].filter(Boolean).join(' ')
  const send = async () => {
    if (!tries.isRight('send')) return
    const body = bodyNow()
    const sent = await submit(
      {
        route: 'placeCustomOrder',
        body,
        title: placeTitle(body, name),
        // The body has the service's id alone.
        detail: name,
        validUntil: validUntil(body, timezone),
      },
      names,
    )
    if (sent === null) return
    const pay = form.payment === 'card' && totalCents > 0
    leaveTo(sent, (id) => `/services/${service.slug}?step=sent&id=${id}`, {
      done: state.leave,
      // On the provider's page, once the house has the order.
      state: pay ? { pay } : null,
    })
  }

  const act = forStay ? (
    <Trans>Add to my stay</Trans>
  ) : changing ? (
    <Trans>Send the change</Trans>
  ) : (
    <Trans>Order now</Trans>
  )
  const isBusy = busy || (forStay !== null && adding.busy)
  const fields = { form, change: state.change, errorOf: tries.errorOf, order }
  return (
    <main id="main">
      <title>{`${name} – ${house.name}`}</title>
      <Top service={service} forStay={forStay !== null}>
        {changing ? <Trans>Change your order: {name}</Trans> : name}
      </Top>
      <Container className="grid items-start gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          {!changing && <About service={service} name={name} text={text} />}
          {asOf !== null && <AsOf at={asOf} />}
          {state.restored && <RestoredLine onReset={changing ? null : () => state.reset(true)} />}
          <Card className="lg:p-6">
            <Form
              id={FORM}
              aria-label={name}
              className="grid gap-7"
              onSend={() => {
                if (!isBusy) void (forStay ? addToStay() : send())
              }}
            >
              <ProblemSummary tries={tries} />
              <WhenFields {...fields} service={service} />
              <TextArea
                label={t`Notes`}
                optional
                hint={t`What we should know about it.`}
                maxLength={MAX_NOTES}
                rows={2}
                value={form.notes}
                onChange={(notes) => state.change({ notes })}
              />
              {forStay === null && (
                <>
                  <CustomerFields ids={fieldIds} {...fields} />
                  {totalCents > 0 && (
                    <PaymentFields<PaymentChoice>
                      {...fields}
                      ids={fieldIds}
                      name="custom-payment"
                      card={order.card}
                      first="here"
                      here={{
                        value: 'cash',
                        label: t`Pay at the house`,
                        hint:
                          house.payments === 'none'
                            ? t`At the desk`
                            : t`At the desk, in cash or by card`,
                      }}
                      cardHint={t`Once the house has it, on the provider’s page`}
                      noCard={t`Needs internet. Pay at the house, or charge it to your room.`}
                    />
                  )}
                </>
              )}
              {failure !== null && (
                <NotSaved
                  title={t`Your order was not saved`}
                  reason={failure}
                  phone={house.phone}
                />
              )}
            </Form>
          </Card>
          {!changing && !forStay && (
            <AddToStayButton busy={adding.busy} onAdd={() => void addToStay()} />
          )}
        </div>
        <aside className="sticky top-[calc(var(--over-page)+1rem)] max-lg:hidden">
          <Card className="grid gap-4">
            <Sums service={service} order={order} />
            <WizardButton form={FORM} last busy={isBusy} block>
              {act}
            </WizardButton>
            <div className="border-t border-line pt-4">
              <RuleList service={service} />
            </div>
          </Card>
        </aside>
      </Container>
      <WizardFooter
        quote={
          <>
            <Money cents={totalCents} className="block text-lg font-semibold" />
            <span className="note">
              <Trans>Total</Trans>
            </span>
          </>
        }
        onward={
          <WizardButton form={FORM} last busy={isBusy}>
            {act}
          </WizardButton>
        }
      />
    </main>
  )
}

function Top({
  service,
  forStay,
  children,
}: {
  service: CustomService
  forStay: boolean
  children: ReactNode
}) {
  return (
    <DawnHeader className="-mt-4 pt-6 pb-6">
      <TextLink
        to={forStay ? STAY_PATH : '/services'}
        className="inline-flex min-h-11 w-fit items-center gap-1.5"
      >
        <ArrowLeft className="size-5" />
        {forStay ? <Trans>Your stay</Trans> : <Trans>All services</Trans>}
      </TextLink>
      <h1 className="text-2xl sm:text-3xl">{children}</h1>
      <p className="text-lg">
        <Price cents={toCents(service.price)} className="font-semibold" />{' '}
        <span className="text-ink-soft">
          <PerUnit unit={service.unit} />
        </span>
      </p>
    </DawnHeader>
  )
}

/** The picture, the house's text, and on a phone the rules that stand beside on a wide screen. */
function About({ service, name, text }: { service: CustomService; name: string; text: string }) {
  const picture = pictureUrl(service.image_path)
  return (
    <section aria-label={name} className="grid gap-5">
      {picture !== null && (
        <Picture src={picture} alt="" ratio="16/9" priority className="rounded-md" />
      )}
      {text !== '' && <PlainText text={text} className="max-w-prose" />}
      <div className="lg:hidden">
        <RuleList service={service} />
      </div>
    </section>
  )
}

/** What it comes to, line by line. */
function Sums({ service, order }: { service: CustomService; order: Order }) {
  const formats = useFormats()
  const { isBase } = useShownCurrency()
  const { base } = useFormats()
  const { form, length, totalCents, house } = order
  const contained = (house.taxes ?? [])
    .filter(({ name, fixed }) => service.taxes.includes(name) && !fixed)
    .map(({ name, percent }) => `${name} ${formats.number(percent)} %`)
    .join(', ')
  return (
    <div className="grid gap-1" aria-live="polite">
      <p className="text-ink-soft">
        {formats.number(form.qty)} × <Money amount={service.price} />
        {length > 1 && (
          <>
            {' × '}
            {service.unit === 'hour' ? (
              <Plural value={length} one="# hour" other="# hours" />
            ) : (
              <Plural value={length} one="# day" other="# days" />
            )}
          </>
        )}
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
        <Trans>Total</Trans>
        <Money cents={totalCents} />
      </p>
      {!isBase && (
        <p className="note">
          <Trans>
            about <Price cents={totalCents} />; you pay in {base} or at the day’s rate
          </Trans>
        </p>
      )}
      {contained !== '' && (
        <p className="note">
          <Trans>Contains {contained}</Trans>
        </p>
      )}
    </div>
  )
}
