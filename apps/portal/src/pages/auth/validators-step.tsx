import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import type { ValidatorName } from '@evenkeel/api-client/contract/registration'
import { useQuery } from '@evenkeel/api-client/react'
import { Input } from '@evenkeel/ui/input'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { useState } from 'react'
import { client } from '../../client.ts'
import { solvedBotCheck } from './bot-check.ts'
import { StepForm } from './step-form.tsx'
import { useSubmission } from './use-submission.ts'

type Validator = Answer<'registrationValidators'>['validators'][number]
type Values = Readonly<Partial<Record<ValidatorName, string>>>

interface ValidatorInputProps {
  readonly validator: Validator
  readonly value: string
  readonly onChange: (value: string) => void
}

function ValidatorInput({ validator: { name, label, inputType }, value, onChange }: ValidatorInputProps) {
  const input = { name: `values.${name}`, label, required: true, value, onChange }
  return inputType === 'date' ? <Input type="date" {...input} /> : <Input type={inputType} {...input} />
}

interface ValidatorsStepProps {
  readonly companyCode: string
  readonly onMatched: (matched: Answer<'validateUser'>) => void
}

function ValidatorsForm({
  companyCode,
  validators,
  onMatched,
}: ValidatorsStepProps & { readonly validators: readonly Validator[] }) {
  const [values, setValues] = useState<Values>({})
  const submission = useSubmission()
  const submit = () =>
    submission.run(async () => {
      const recaptchaToken = await solvedBotCheck(client)
      onMatched(await client.call('validateUser', { body: { companyCode, values, recaptchaToken } }))
    })
  return (
    <StepForm
      label="Who you are"
      submission={submission}
      onSubmit={() => void submit()}
      submitLabel="Continue"
      busyLabel="Checking..."
    >
      {validators.map((validator) => (
        <ValidatorInput
          key={validator.name}
          validator={validator}
          value={values[validator.name] ?? ''}
          onChange={(value) => setValues((before) => ({ ...before, [validator.name]: value }))}
        />
      ))}
    </StepForm>
  )
}

/** Holds what somebody says against the employer's records. */
export function ValidatorsStep({ companyCode, onMatched }: ValidatorsStepProps) {
  const query = useQuery('registrationValidators', { body: { companyCode } })
  return (
    <Loaded query={query} label="Loading" skeleton={<Skeleton height={256} />} failedTitle="This step did not load">
      {({ validators }) => <ValidatorsForm companyCode={companyCode} validators={validators} onMatched={onMatched} />}
    </Loaded>
  )
}
