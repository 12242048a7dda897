import { planChoiceFields } from '@evenkeel/api-client/contract/forms/staff'
import { planNames } from '@evenkeel/api-client/contract/names'
import { plansToPropose } from '@evenkeel/api-client/contract/proposals'
import type { PlanType } from '@evenkeel/engine'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Form, SubmitButton } from '@evenkeel/ui/form'
import { useState } from 'react'
import { useForm } from '../shared/use-form.ts'
import { toPlanType } from '../shared/to-plan-type.ts'
import * as words from '../words/staff.generated.ts'
import { LoadOnRequestCard } from './load-on-request-card.tsx'
import { ProposalEditor } from './proposal-editor.tsx'
import { SentProposals } from './sent-proposals.tsx'

const choices = plansToPropose.map((planType) => ({ value: String(planType), label: planNames[planType] }))

interface EmployeeProposalsProps {
  readonly userId: number
  readonly firstName: string
}

/** Asks for which plan something is to be proposed, before the plan is read. */
function ChoosePlan({ onChoose }: { readonly onChoose: (planType: PlanType) => void }) {
  const { frame, Field } = useForm({
    form: planChoiceFields,
    defaults: { planType: null },
    submit: async ({ planType }) => {
      const known = toPlanType(Number(planType))
      if (known !== null) onChoose(known)
    },
  })
  return (
    <Card title={words.propose()}>
      <CardBody>
        <p className="mb-3 text-body text-text-muted">{words.proposeText()}</p>
        <Form {...frame} label={words.propose()}>
          <div className="max-w-100">
            <Field name="planType" placeholder={words.choosePlanFirst()} choices={choices} />
          </div>
          <SubmitButton variant="secondary" icon="pencil">
            {words.startProposal()}
          </SubmitButton>
        </Form>
      </CardBody>
    </Card>
  )
}

/** Writes proposals for an employee, and shows those that were sent. */
export function EmployeeProposals({ userId, firstName }: EmployeeProposalsProps) {
  const [planType, setPlanType] = useState<PlanType | null>(null)
  const [isAsked, setAsked] = useState(false)
  const sent = () => {
    setPlanType(null)
    setAsked(true)
  }
  return (
    <div className="flex flex-col gap-4 tablet:gap-6">
      <ChoosePlan onChoose={setPlanType} />
      {planType !== null && (
        <ProposalEditor key={planType} userId={userId} firstName={firstName} planType={planType} onSent={sent} />
      )}
      <LoadOnRequestCard
        title={words.sentTitle()}
        text={words.sentText({ name: firstName })}
        firstName={firstName}
        action={words.showSent()}
        isAsked={isAsked}
        onAsk={() => setAsked(true)}
      >
        <SentProposals userId={userId} />
      </LoadOnRequestCard>
    </div>
  )
}
