import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { validatorFields } from '@evenkeel/api-client/contract/forms/registration'
import { useClient, useQuery } from '@evenkeel/api-client/react'
import { FieldsSkeleton } from '../shared/field-skeletons.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/sign-in.generated.ts'
import { solvedBotCheck } from './bot-check.ts'
import { StepForm } from './step-form.tsx'

type Validator = Answer<'registrationValidators'>['validators'][number]
interface ValidatorsStepProps {
  readonly companyCode: string
  readonly onMatched: (matched: Answer<'validateUser'>) => void
}

function ValidatorsForm({
  companyCode,
  validators,
  onMatched,
}: ValidatorsStepProps & { readonly validators: readonly Validator[] }) {
  const client = useClient()
  const { frame, Field } = useForm({
    form: validatorFields,
    defaults: { values: {} },
    submit: async (said) => {
      const values = Object.fromEntries(validators.map(({ name }) => [name, said.values[name]]))
      const recaptchaToken = await solvedBotCheck(client)
      return client.call('validateUser', { body: { companyCode, values, recaptchaToken } })
    },
    toFailure: toSignInFailure,
    onDone: onMatched,
  })
  return (
    <StepForm label={words.whoYouAre()} frame={frame} submitLabel={words.goOn()} busyLabel={words.checking()}>
      {validators.map(({ name, label }) => (
        <Field key={name} name={`values.${name}`} label={label} />
      ))}
    </StepForm>
  )
}

/** Compares the person's answers with the employer's records. */
export function ValidatorsStep({ companyCode, onMatched }: ValidatorsStepProps) {
  const query = useQuery('registrationValidators', { body: { companyCode } })
  return (
    <QueryView
      query={query}
      label={words.loading()}
      skeleton={<FieldsSkeleton rows={[1, 1, 1]} />}
      failedTitle={words.stepFailed()}
    >
      {({ validators }) => <ValidatorsForm companyCode={companyCode} validators={validators} onMatched={onMatched} />}
    </QueryView>
  )
}
