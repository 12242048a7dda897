import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { linkingChoices, type PlanType } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { Form } from '@evenkeel/ui/form'
import { type ReactNode, type SyntheticEvent, useId, useMemo, useState } from 'react'
import type { FormFailure } from '../../shared/form-failure.ts'
import { useToday } from '../../shared/today.tsx'
import { LinkedAccounts } from '../shell/linked-accounts.tsx'
import { ProfileQuestion } from '../shell/profile-question.tsx'
import { usePlanForm } from '../shell/use-plan-form.ts'
import { allFields, type FieldValues, type FormField, type FormSpec, wireName } from './form-field.ts'
import { LinkAccountsDialog } from './link-accounts-dialog.tsx'
import { LoanTypes } from './loan-types.tsx'
import { SectionCard } from './section-card.tsx'
import { formSpecs } from './specs.ts'
import { useFormState } from './use-form-state.ts'

export interface PlanFormProps {
  readonly plan: PlanDetail
  /** What the fields begin with in place of the plan's own input, such as the values of the retirement calculator. */
  readonly start?: object
  /** 'Add account', from whoever composes the page. */
  readonly addAccount?: ReactNode
}

/** The form of a plan: what it asks, which accounts it counts, and the ways out of it. Null for a plan without one. */
export function PlanForm(props: PlanFormProps) {
  const { plan } = props
  const spec = useMemo(() => formSpecs[plan.planType]?.(plan), [plan])
  return spec === undefined ? null : <SpecifiedForm {...props} spec={spec} />
}

/** Radio buttons and lists are no inputs that know the form around them: their refusals are put to them. */
const isNoInput = ({ kind }: FormField) => kind === 'choice' || kind === 'yesNo' || kind === 'flag'

/** A question that has to be answered and is not. */
const isOpen = (values: FieldValues) => (field: FormField) =>
  isNoInput(field) &&
  field.required === true &&
  (values[field.path] ?? null) === null &&
  (field.isAsked?.(values) ?? true)

/** What the server refused of the inputs; the same list until it refuses again, for a field shows it until it is changed. */
const useInputRefusals = ({ refusals }: FormFailure, spec: FormSpec) =>
  useMemo(() => {
    const others = allFields(spec)
      .filter(isNoInput)
      .map(({ path }) => wireName(path).toLowerCase())
    return refusals.filter(({ field }) => !others.includes(field.toLowerCase()))
  }, [refusals, spec])

/** A refusal goes as soon as the field has a value. */
function fieldErrorsOf({ refusals }: FormFailure, fields: readonly FormField[], values: FieldValues) {
  return fields.flatMap((field) => {
    const name = wireName(field.path)
    const message = refusals.find((refusal) => refusal.field.toLowerCase() === name.toLowerCase())?.errors[0]
    return isNoInput(field) && message !== undefined && values[field.path] === null
      ? [{ name, label: field.label, message }]
      : []
  })
}

function SpecifiedForm({ plan, spec, start = plan.input, addAccount }: PlanFormProps & { readonly spec: FormSpec }) {
  const today = useToday()
  const state = useFormState(plan, spec, start, today)
  const form = usePlanForm(plan.planType)
  const fields = allFields(spec)
  const [isSubmitted, setSubmitted] = useState(false)
  const choosing = useAccountChoice(plan.planType, spec, state)
  const open = fields.filter(isOpen(state.values))
  const unanswered = isSubmitted
    ? open.map(({ path, label }) => ({ name: wireName(path), label, message: REQUIRED }))
    : []
  const fieldErrors = unanswered.length > 0 ? unanswered : fieldErrorsOf(form.failure, fields, state.values)
  const inputs = useInputRefusals(form.failure, spec)
  /** Also where an input stops the submit, so that everything that is missing is named in one go; not for a dialog's own form. */
  const ask = ({ currentTarget, target }: SyntheticEvent) =>
    setSubmitted((before) => before || (target instanceof Node && currentTarget.contains(target)))
  return (
    <>
      <div onSubmitCapture={ask}>
        <Form
          label={plan.name}
          onSubmit={() => {
            if (open.length === 0) void form.commit(state.body())
          }}
          busy={form.isBusy}
          error={form.failure.error}
          refusals={inputs}
          fieldErrors={fieldErrors}
        >
          {spec.links && (
            <AccountsCard plan={plan} links={spec.links} state={state} addAccount={addAccount} failure={form.failure} />
          )}
          {spec.sections.map((section) => (
            <SectionCard
              key={section.title}
              section={section}
              state={state}
              fills={spec.links?.fills}
              onChooseAccounts={choosing.open}
              errors={fieldErrors}
            />
          ))}
          <div className="mt-2 flex flex-wrap items-center gap-3" data-print="hide">
            <Button variant="text" size="flush" disabled={form.isBusy} onClick={form.leave}>
              Cancel
            </Button>
            <div className="ml-auto flex flex-wrap items-center gap-3">
              <Button variant="text" disabled={form.isBusy} onClick={() => void form.saveForLater(state.body())}>
                Save and finish later
              </Button>
              <Button type="submit" variant="primary" busy={form.isBusy}>
                Commit
              </Button>
            </div>
          </div>
        </Form>
      </div>
      <ProfileQuestion question={form.question} />
      {choosing.dialog}
    </>
  )
}

const REQUIRED = 'Field required'

type State = ReturnType<typeof useFormState>

/** The dialog that chooses the accounts of a plan, outside of its form; nothing opens it while there is no account to choose. */
function useAccountChoice(planType: PlanType, { links }: FormSpec, { accounts, setAccounts }: State) {
  const [isOpen, setOpen] = useState(false)
  const { defaults, more } = linkingChoices(
    planType,
    accounts.filter(({ isDeleted }) => !isDeleted),
  )
  const isWanted = isOpen && links !== undefined
  return {
    open: defaults.length + more.length > 0 ? () => setOpen(true) : undefined,
    dialog: isWanted && (
      <LinkAccountsDialog
        planType={planType}
        title={links.title}
        accounts={accounts}
        onConfirm={setAccounts}
        onClose={() => setOpen(false)}
      />
    ),
  }
}

interface AccountsCardProps {
  readonly plan: PlanDetail
  readonly links: NonNullable<FormSpec['links']>
  readonly state: State
  readonly addAccount: ReactNode
  readonly failure: FormFailure
}

function AccountsCard({ plan, links, state, addAccount, failure }: AccountsCardProps) {
  const titleId = useId()
  const error = failure.refusals.find(({ field }) => field.toLowerCase() === 'linkedaccounts')?.errors[0]
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={links.title} titleId={titleId} />
      <CardBody>
        <p className="-mt-2 mb-2 max-w-[640px] text-body text-text-muted">{links.intro}</p>
        <LinkedAccounts
          planType={plan.planType}
          label={links.title}
          accounts={state.accounts}
          onChange={state.setAccounts}
          addAccount={addAccount}
          error={error}
        />
        {links.asksLoanType && <LoanTypes accounts={state.accounts} onChange={state.setAccounts} />}
      </CardBody>
    </Card>
  )
}
